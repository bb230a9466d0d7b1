import { describe, expect, it } from 'vitest';
import { importViolations, publicEntries } from './check-imports.ts';
import { importCycles } from './import-cycles.ts';
import { specifiersOf } from './imports.ts';
import { isCode, readRepository, type SourceFile } from './source-tree.ts';

const repository = readRepository();
const code = repository.filter(isCode);
const manifests = repository.filter(({ path }) => /^packages\/[^/]+\/package\.json$/.test(path));
const entries = new Set(manifests.flatMap(({ text }) => publicEntries(JSON.parse(text))));

const file = (path: string, ...specifiers: string[]): SourceFile => ({
  path,
  text: specifiers.map((specifier) => `import { x } from '${specifier}';\n`).join(''),
});

describe('imports obey the table of who may import whom', () => {
  it('in this repository', () => {
    expect(code.length).toBeGreaterThan(100);
    expect(importViolations(code, entries)).toEqual([]);
  });

  const domain = 'packages/domain/src';
  const system = 'packages/design-system/src';
  const server = 'packages/studio-server/src';
  const app = 'packages/studio-app/src';
  it.each([
    [
      'a lower layer imports a higher one',
      [file(`${domain}/units/a.ts`, '../calls/b.ts'), file(`${domain}/calls/b.ts`)],
    ],
    [
      'a feature imports another',
      [file(`${app}/features/home/a.ts`, '../sites/b.ts'), file(`${app}/features/sites/b.ts`)],
    ],
    ['neighbours of a closed level', [file(`${app}/data/a.ts`, '../session/b.ts'), file(`${app}/session/b.ts`)]],
    ['a folder without a layer', [file(`${server}/odds/a.ts`, '../main.ts'), file(`${server}/main.ts`)]],
    [
      'another package by its path',
      [file(`${app}/data/a.ts`, '../../../domain/src/limits.ts'), file(`${domain}/limits.ts`)],
    ],
    [
      'a test reaches into a package',
      [file('tests/e2e/a.ts', '../../packages/domain/src/limits.ts'), file(`${domain}/limits.ts`)],
    ],
    ['a name beyond the wildcard of a package', [file(`${app}/data/a.ts`, '@inspection-studio/domain/Button')]],
    ['a package without the name of an entry', [file(`${app}/data/a.ts`, '@inspection-studio/domain')]],
    ['a deep path of a package', [file(`${app}/data/a.ts`, '@inspection-studio/domain/src/limits.ts')]],
    ['the app imports the server', [file(`${app}/data/a.ts`, '@inspection-studio/studio-server')]],
    ['a handler imports the demo renderer', [file(`${server}/resources/a.ts`, '@inspection-studio/demo-frames')]],
    [
      'the demo renderer imports the domain',
      [file('packages/demo-frames/src/draw.ts', '@inspection-studio/domain/limits')],
    ],
    [
      'the design system imports the domain',
      [file(`${system}/components/A/A.tsx`, '@inspection-studio/domain/limits')],
    ],
    ['the design system imports a router', [file(`${system}/components/A/A.tsx`, 'react-router')]],
    ['the domain imports React', [file(`${domain}/units/a.ts`, 'react')]],
    ['the domain imports Node', [file(`${domain}/units/a.ts`, 'node:fs')]],
    ['the domain imports all of Zod', [file(`${domain}/entities/a.ts`, 'zod')]],
    ['the app imports all of Zod', [file(`${app}/settings/a.ts`, 'zod')]],
    ['the app imports all of Zod by another entry', [file(`${app}/settings/a.ts`, 'zod/v4')]],
    [
      'sources import what is made for tests',
      [file(`${server}/http/a.ts`, '../database/testing/b.ts'), file(`${server}/database/testing/b.ts`)],
    ],
  ])('refuses: %s', (_case, files) => {
    expect(importViolations(files, entries)).toHaveLength(1);
  });

  it.each([
    [
      'a higher layer imports a lower one',
      [file(`${domain}/calls/a.ts`, '../units/b.ts'), file(`${domain}/units/b.ts`)],
    ],
    [
      'a feature imports its own files',
      [file(`${app}/features/home/a.ts`, './b.ts'), file(`${app}/features/home/b.ts`)],
    ],
    ['one component by its own entry', [file(`${app}/shell/a.ts`, '@inspection-studio/design-system/Button')]],
    [
      'tests of the repository import what a package made for tests',
      [
        file('tests/package/a.ts', '../../packages/domain/src/units/testing/b.ts'),
        file(`${domain}/units/testing/b.ts`),
      ],
    ],
    ['the demo company imports its renderer', [file(`${server}/demo/a.ts`, '@inspection-studio/demo-frames')]],
    ['the app imports the domain', [file(`${app}/data/a.ts`, '@inspection-studio/domain/limits', 'react')]],
    [
      'what pages load imports the light Zod',
      [
        file(`${domain}/entities/a.ts`, 'zod/mini', 'zod/v4/core'),
        file(`${app}/settings/a.ts`, 'zod/mini', 'zod/v4/core'),
      ],
    ],
    [
      'a test imports any layer of its package',
      [file(`${domain}/units/a.test.ts`, '../calls/b.ts', 'vitest'), file(`${domain}/calls/b.ts`)],
    ],
  ])('allows: %s', (_case, files) => {
    expect(importViolations(files, entries)).toEqual([]);
  });
});

describe('no file imports itself, however long the way round', () => {
  it('in this repository', () => {
    expect(importCycles(code)).toEqual([]);
  });

  it('finds a circle of three, whatever leads into it', () => {
    const files = [file('a.ts', './b.ts'), file('b.ts', './c.ts'), file('c.ts', './d.ts'), file('d.ts', './b.ts')];
    expect(importCycles(files)).toEqual(['b.ts → c.ts → d.ts → b.ts']);
  });

  it('follows a .js specifier to its source', () => {
    expect(importCycles([file('a.ts', './b.js'), file('b.tsx', './a.js')])).toEqual(['a.ts → b.tsx → a.ts']);
  });
});

describe('specifiersOf', () => {
  it.each([
    ["import a from 'x';", ['x']],
    ["import type { A } from 'x';", ['x']],
    ["import * as a from 'x';", ['x']],
    ["import {\n  a,\n  b,\n} from 'x';", ['x']],
    ["import 'x';", ['x']],
    ["export { a } from 'x';", ['x']],
    ["export type { A } from 'x';", ['x']],
    ["export * from 'x';", ['x']],
    ["const a = await import('x');", ['x']],
    ["/** import a from 'x'; */\nexport const a = 1;", []],
    ["export const text = 'read from';\nconst b = 'x';", []],
  ])('%s', (text, expected) => {
    expect(specifiersOf(text)).toEqual(expected);
  });
});
