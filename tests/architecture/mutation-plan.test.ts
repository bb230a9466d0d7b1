import { matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changedLines, changedMutants, newFileLines } from '../../scripts/lib/mutation-plan.mjs';
import { areas } from '../mutation/areas.mjs';
import appConfig from '../mutation/vitest.app.config.ts';
import { readRepository } from './source-tree.ts';

const diff = `diff --git a/packages/domain/src/units/length.ts b/packages/domain/src/units/length.ts
--- a/packages/domain/src/units/length.ts
+++ b/packages/domain/src/units/length.ts
@@ -3 +3,2 @@ export
-old
+new
+newer
@@ -9,2 +10,0 @@
-gone
-gone
@@ -20 +19 @@
-x
+y
diff --git a/docs/units.md b/docs/units.md
--- a/docs/units.md
+++ b/docs/units.md
@@ -1 +1 @@
-a
+b
`;

describe('mutation tests of changed lines', () => {
  it('a diff gives the lines that are new or different', () => {
    expect(changedLines(diff)).toEqual([
      { path: 'packages/domain/src/units/length.ts', first: 3, last: 4 },
      { path: 'packages/domain/src/units/length.ts', first: 19, last: 19 },
      { path: 'docs/units.md', first: 1, last: 1 },
    ]);
  });

  it('a file that git does not know yet gives all its lines', () => {
    const path = 'packages/domain/src/units/area.ts';
    const files = [
      { path, text: 'export const ACRE = 4047;\n\nexport const HECTARE = 10_000;\n' },
      { path: 'packages/domain/src/units/one-line.ts', text: 'export const ARE = 100;' },
      { path: 'packages/domain/src/units/empty.ts', text: '' },
    ];
    const lines = newFileLines(files);
    expect(lines).toEqual([
      { path, first: 1, last: 3 },
      { path: 'packages/domain/src/units/one-line.ts', first: 1, last: 1 },
    ]);
    expect(changedMutants(lines, areas)).toEqual({
      domain: [`${path}:1-3`, 'packages/domain/src/units/one-line.ts:1-1'],
    });
  });

  it.each([
    ['a rule of the domain', 'packages/domain/src/units/length.ts', 'domain'],
    ['a form', 'packages/domain/src/entities/sites/site.form.ts', 'domain'],
    ['a call', 'packages/domain/src/calls/sites.ts', 'domain'],
    ['data of the app', 'packages/studio-app/src/data/sites.ts', 'app'],
    ['a feature of the app', 'packages/studio-app/src/features/home/HomePage.tsx', 'app'],
    ['a resource of the server', 'packages/studio-server/src/resources/sites/sites.ts', 'server'],
  ])('%s belongs to its area', (_case, path, area) => {
    expect(changedMutants([{ path, first: 3, last: 4 }], areas)).toEqual({ [area]: [`${path}:3-4`] });
  });

  it.each([
    'packages/domain/src/units/length.test.ts',
    'packages/domain/src/entities/testing/records.ts',
    'packages/studio-app/src/features/home/HomeMap.css.ts',
    'packages/studio-app/src/data/index.ts',
    'packages/design-system/src/components/Button/Button.tsx',
    'docs/units.md',
  ])('%s is not mutated', (path) => {
    expect(changedMutants([{ path, first: 1, last: 1 }], areas)).toEqual({});
  });
});

it('the mutation tests of the app run each of its tests once, except the one that only loads every screen', () => {
  const projects = (appConfig.test?.projects ?? []) as { test: { include: string[]; exclude: string[] } }[];
  const runsOf = (path: string) => {
    const isIn = (patterns: string[]) => patterns.some((pattern) => matchesGlob(path, pattern));
    return projects.filter(({ test: { include, exclude } }) => isIn(include) && !isIn(exclude)).length;
  };
  const tests = readRepository()
    .map(({ path }) => path)
    .filter((path) => /^packages\/studio-app\/.*\.test\.tsx?$/.test(path));
  expect(tests.length).toBeGreaterThan(100);
  expect(tests.filter((path) => runsOf(path) !== 1)).toEqual(['packages/studio-app/src/routes/routes.test.tsx']);
});
