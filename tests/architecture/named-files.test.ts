import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readUses, testTargets } from '../../scripts/lib/check-plan.mjs';
import { testsOf, usesOf } from '../../scripts/lib/named-files.mjs';
import { isCode, readRepository } from './source-tree.ts';

const SERVER = 'packages/studio-server/src';
const DRAWN: Record<string, string> = {
  [`${SERVER}/pool.ts`]: "import type { Work } from './worker.ts'; new URL('worker.ts', import.meta.url);",
  [`${SERVER}/worker.ts`]: "import { read } from './read.ts';",
  [`${SERVER}/read.ts`]: "import { sites } from '@inspection-studio/domain/sites';",
  [`${SERVER}/pool.test.ts`]: "import { entry } from './pool.ts';",
  [`${SERVER}/built.test.ts`]: "new Worker(new URL('./worker.js', import.meta.url))",
  [`${SERVER}/deploy.test.ts`]: 'const text = readText(`deploy/kubernetes/${name}`);',
  'deploy/kubernetes/api.yaml': '',
  'packages/domain/src/sites.ts': "export * from './entities/site.ts';",
  'packages/domain/src/sites.test.ts': "import { sites } from './sites.ts';",
  'packages/domain/src/entities/site.ts': '',
  'packages/domain/src/entities/site.test.ts': "import { sites } from './site.ts';",
  'tests/e2e/compose.test.ts': "const text = readText('deploy/compose.yaml');",
  'deploy/compose.yaml': '',
};
const drawn = Object.entries(DRAWN).map(([path, text]) => ({ path, text }));
const drawnUses = usesOf(drawn, Object.keys(DRAWN));

describe('the tests of a changed file are those that depend on it', () => {
  it.each<[string, string, string[]]>([
    ['by imports', `${SERVER}/pool.ts`, [`${SERVER}/pool.test.ts`]],
    ['by the address of a worker', `${SERVER}/worker.ts`, [`${SERVER}/built.test.ts`, `${SERVER}/pool.test.ts`]],
    ['through a worker', `${SERVER}/read.ts`, [`${SERVER}/built.test.ts`, `${SERVER}/pool.test.ts`]],
    ['by a folder that a template completes', 'deploy/kubernetes/api.yaml', [`${SERVER}/deploy.test.ts`]],
    ['by a path in the repository', 'deploy/compose.yaml', ['tests/e2e/compose.test.ts']],
    [
      'in its own package only',
      'packages/domain/src/entities/site.ts',
      ['packages/domain/src/entities/site.test.ts', 'packages/domain/src/sites.test.ts'],
    ],
    ['and itself, if it is one', `${SERVER}/pool.test.ts`, [`${SERVER}/pool.test.ts`]],
  ])('%s', (_case, changed, expected) => expect(testsOf(changed, drawnUses)).toEqual(expected));
});

describe('npm run check selects tests in this repository', () => {
  it.each([
    [`${SERVER}/processing/image-worker.ts`, `${SERVER}/processing/image-pool.test.ts`],
    ['packages/design-system/src/map/cluster-core.ts', 'packages/design-system/src/map/cluster-core.test.ts'],
    ['deploy/kubernetes/worker.yaml', `${SERVER}/start/deployment.test.ts`],
    ['docs/operations.md', `${SERVER}/company/documented-commands.test.ts`],
  ])('%s: %s', (changed, test) => expect(testTargets([changed])).toContain(test));

  it('every file that code opens by an address beside it is followed', () => {
    const files = readRepository();
    const paths = files.map(({ path }) => path);
    const opened = files.filter(isCode).flatMap(({ path, text }) =>
      [...text.matchAll(/new URL\('([\w./-]+)', import\.meta\.url\)/g)].map((match) => ({
        path,
        target: posix.join(posix.dirname(path), match[1] ?? '').replace(/\.js$/, '.ts'),
      })),
    );
    const followed = opened.filter(({ target, path }) => paths.includes(target) && target !== path);
    expect(followed.length).toBeGreaterThan(5);
    const uses = readUses();
    for (const { path, target } of followed) expect(uses.get(target)).toContain(path);
  });
});
