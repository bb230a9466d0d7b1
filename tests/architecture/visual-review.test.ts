import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/lib/node.mjs';

it('docs/visual-review.md has the numbers of checks that the baselines make', () => {
  const names = readdirSync(join(root, 'tests/visual/baselines'), { recursive: true, encoding: 'utf8' });
  const trees = names.filter((name) => name.endsWith('tree.yml')).length;
  const pictures = names.filter((name) => name.endsWith('.webp')).length;
  // Each story has one tree, and lengthened texts in two languages.
  const [stories, texts] = [trees, trees * 2];
  const number = (count: number) => count.toLocaleString('en');
  const words = readFileSync(join(root, 'docs/visual-review.md'), 'utf8').replace(/\s+/g, ' ');
  expect(words).toContain(
    `${number(pictures + trees + texts)} checks of ${number(stories)} stories: ${number(pictures)} pictures, ${number(trees)} accessibility trees and ${number(texts)} lengthened texts.`,
  );
});
