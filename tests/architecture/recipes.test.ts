import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { readRepository } from './source-tree.ts';
import { codeSpans } from './markdown-tables.ts';

const files = readRepository();
const recipes = files.filter(({ path }) => path.startsWith('docs/recipes/'));

/** Files and folders of the repository that a text names between backticks, without placeholders. */
const namedPaths = (text: string) =>
  codeSpans(text).filter(
    (span) => /^(packages|tests|docs|scripts)\/[\w./-]+$/.test(span) && !/flight-log|FlightLog/.test(span),
  );

const scripts = (text: string) => [...text.matchAll(/npm run (?:-s )?([\w:]+)/g)].map(([, name = '']) => name);

describe('docs/recipes', () => {
  it('has a page per recipe, listed in its README', () => {
    const readme = recipes.find(({ path }) => path.endsWith('README.md'))?.text ?? '';
    const pages = recipes.map(({ path }) => path.split('/').at(-1) ?? '').filter((name) => name !== 'README.md');
    expect(pages.length).toBe(9);
    expect(pages.filter((name) => !readme.includes(`](${name})`))).toEqual([]);
  });

  it.each(recipes.map(({ path, text }) => [path, text]))('%s names files and scripts that exist', (_path, text) => {
    const exists = (path: string) =>
      files.some((file) => file.path === path || file.path.startsWith(`${path.replace(/\/$/, '')}/`));
    expect(namedPaths(text).filter((path) => !exists(path))).toEqual([]);
    const known = [...Object.keys(packageJson.scripts), 'migration'];
    expect(scripts(text).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('finds a missing file', () =>
    expect(namedPaths('Edit `packages/domain/src/none.ts`.')).toEqual(['packages/domain/src/none.ts']));
});
