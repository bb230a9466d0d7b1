import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readUses, testTargets } from '../../scripts/lib/check-plan.mjs';
import { namersOf, type Uses, usesOf } from '../../scripts/lib/named-files.mjs';
import { isCode, readRepository } from './source-tree.ts';

const DRAWN = {
  'pool.ts': "import type { Work } from './worker.ts'; export const entry = new URL('worker.ts', import.meta.url);",
  'worker.ts': "import { read } from './read.ts';",
  'read.ts': '',
  'pool.test.ts': "import { entry } from './pool.ts';",
  'map/start.ts': "new Worker(new URL('./cluster.js', import.meta.url))",
  'map/cluster.ts': '',
  'deploy.test.ts': 'const text = readText(`deploy/kubernetes/${name}`);',
  'deploy/kubernetes/api.yaml': '',
  'compose.test.ts': "const text = readText('deploy/compose.yaml');",
  'deploy/compose.yaml': '',
  'packages/domain/src/index.ts': "export * from './sites.ts';",
  'packages/domain/src/sites.ts': '',
  'job.ts': "import { sites } from '@inspection-studio/domain';",
  'start-job.ts': "fork('./job.ts');",
} as const;

const drawn = Object.entries(DRAWN).map(([path, text]) => ({ path, text }));
const drawnUses = usesOf(drawn, Object.keys(DRAWN));
const namers = (changed: string) => namersOf([changed], drawnUses);

describe('code that names a changed file in a string is found', () => {
  it.each([
    ['a worker', 'worker.ts', ['pool.ts']],
    ['what a worker imports', 'read.ts', ['pool.ts']],
    ['a worker by the name of its built file', 'map/cluster.ts', ['map/start.ts']],
    ['a file of a folder that a template completes', 'deploy/kubernetes/api.yaml', ['deploy.test.ts']],
    ['a file by its path in the repository', 'deploy/compose.yaml', ['compose.test.ts']],
    ['a package that a worker imports', 'packages/domain/src/sites.ts', ['start-job.ts']],
    ['nothing that is only imported', 'pool.ts', []],
  ])('%s', (_case, changed, expected) => expect(namers(changed)).toEqual(expected));
});

describe('npm run check selects the tests of files that are named only in strings', () => {
  let uses: Uses;
  beforeAll(() => {
    uses = readUses();
  });

  it.each([
    ['packages/studio-server/src/processing/image-worker.ts', 'packages/studio-server/src/processing/image-pool.ts'],
    [
      'packages/studio-server/src/database/embedded/worker.ts',
      'packages/studio-server/src/database/embedded/start-embedded.ts',
    ],
    ['packages/design-system/src/map/cluster-worker.ts', 'packages/design-system/src/map/start-cluster-worker.ts'],
    ['packages/demo-frames/src/drawing-thread.ts', 'packages/demo-frames/src/drawing-threads.ts'],
    ['deploy/kubernetes/worker.yaml', 'packages/studio-server/src/start/deployment.test.ts'],
    ['deploy/compose.yaml', 'packages/studio-server/src/start/deployment.test.ts'],
    ['docs/operations.md', 'packages/studio-server/src/company/documented-commands.test.ts'],
  ])('%s', (changed, namer) => expect(namersOf([changed], uses)).toContain(namer));

  it('beside the changed files', () =>
    expect(testTargets(['deploy/compose.yaml'])).toEqual([
      'deploy/compose.yaml',
      ...namersOf(['deploy/compose.yaml'], uses),
    ]));

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
    const ofCode = usesOf(files.filter(isCode), paths);
    for (const { path, target } of followed) expect(namersOf([target], ofCode)).toContain(path);
  });
});

it('the same files affect every test in the check and in vitest', () => {
  const config = readFileSync(new URL('../../vitest.config.ts', import.meta.url), 'utf8');
  const triggers = /forceRerunTriggers: \[([^\]]+)\]/.exec(config)?.[1]?.match(/(?<=').+?(?=')/g) ?? [];
  const examples = triggers.map((glob) => glob.replace(/^\*\*\/|\/\*\*$/g, '').replace('*', ''));
  expect(examples.length).toBeGreaterThan(3);
  for (const example of examples) {
    const path = /\.\w+$/.test(example) ? `a/${example}` : `${example}/a.ts`;
    expect([path, testTargets([path.replace(/^a\/(?!.*\.)/, '')])]).toEqual([path, 'all']);
  }
});
