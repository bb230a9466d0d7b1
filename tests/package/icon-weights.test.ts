import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, it } from 'vitest';
import { ICON_WEIGHTS, iconWeights } from '../../packages/studio-app/build/icon-weights.ts';
import { root } from '../../scripts/lib/node.mjs';

type Weights = ReadonlyMap<string, ReactElement>;

const folder = mkdtempSync(join(tmpdir(), 'icon-weights-'));
afterAll(() => rmSync(folder, { recursive: true }));

const resolve = createRequire(join(root, 'packages/studio-app/package.json')).resolve;
const definitionOf = (icon: string) =>
  resolve('@phosphor-icons/react').replace(/dist[\\/].*$/, `dist/defs/${icon}.es.js`);

/** The weights that the module from the plugin exports. */
async function keptWeights(file: string): Promise<Weights> {
  const { load } = iconWeights() as { load: { handler: (id: string) => Promise<{ code: string }> } };
  const { code } = await load.handler(file);
  const written = join(folder, basename(file).replace('.es.js', '.mjs'));
  writeFileSync(written, code.replace("'react'", `'${pathToFileURL(resolve('react')).href}'`));
  const kept: { default: Weights } = await import(pathToFileURL(written).href);
  return kept.default;
}

const icons = new Set(
  globSync('packages/{design-system,studio-app}/src/**/*.tsx', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/'@phosphor-icons\/react\/dist\/csr\/(\w+)'/g)].map(
      ([, icon]) => icon!,
    ),
  ),
);

describe('weights of an icon in the build', () => {
  it.each([...icons].sort())(
    '%s looks as in the package in regular, bold and fill, and has no other weight',
    async (icon) => {
      const file = definitionOf(icon);
      const { default: all }: { default: Weights } = await import(pathToFileURL(file).href);
      const kept = await keptWeights(file);
      expect([...kept.keys()]).toEqual(ICON_WEIGHTS);
      for (const weight of ICON_WEIGHTS) {
        const markup = renderToStaticMarkup(kept.get(weight));
        expect(markup).toContain('<path d="');
        expect(markup).toBe(renderToStaticMarkup(all.get(weight)));
      }
    },
  );

  it('an icon without one of the three weights fails the build', async () => {
    const file = join(folder, 'House.es.js');
    writeFileSync(file, "export default new Map([['regular', { type: 'path', props: {} }]]);");
    await expect(keptWeights(file)).rejects.toThrow('House.es.js has no weight bold.');
  });
});
