import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { planSkeleton } from '../../scripts/lib/new/plan.mjs';
import { treeOf, writePlan } from '../../scripts/lib/new/write.mjs';
import { copyRepository } from './copy-repository.ts';

// Format, types, lint rules and tests of a whole repository: the steps of `npm run check`.
vi.setConfig({ testTimeout: 240_000 });

const SKELETONS = [
  ['component', 'FlightCard'],
  ['call', 'flight-log'],
  ['route', 'flight-log'],
  ['feature', 'flight-log'],
] as const;

/** Tests that list every component or call. */
const LISTS = [
  'packages/design-system/src/testing/conformance/completeness.dom.test.ts',
  'packages/design-system/src/testing/conformance/outer-element.test.tsx',
  'packages/domain/src/calls/',
  'packages/studio-server/src/http/openapi.test.ts',
  'packages/studio-server/src/resources/implemented-calls.test.ts',
  'tests/contract/calls.test.ts',
];

const PROJECTS = ['packages/domain', 'packages/design-system', 'packages/studio-server', 'packages/studio-app', '.'];
const TEST_OPTIONS = ['--project=unit', '--project=dom*', '--reporter=minimal'];

let copy: string;
beforeAll(() => {
  copy = copyRepository();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a program of the copy, without the variables of this test run. */
function node(...args: string[]): void {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|TEST)/.test(name)));
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout + stderr);
}

it('every generator writes a skeleton that passes npm run check', () => {
  const files = SKELETONS.flatMap(([kind, name]) => writePlan(copy, planSkeleton(kind, name, treeOf(copy))));
  const code = [...new Set(files)].filter((path) => /\.tsx?$/.test(path));
  const own = code.filter((path) => /\.test\.tsx?$/.test(path));
  node('node_modules/oxfmt/bin/oxfmt', ...code);
  node('--conditions=@inspection-studio/source', 'packages/studio-server/src/resources/write-api-docs.ts');
  node('node_modules/oxfmt/bin/oxfmt', '--check');
  node('node_modules/oxlint/bin/oxlint', '--deny-warnings', ...code);
  for (const folder of PROJECTS) node('node_modules/typescript/bin/tsc', '-p', folder);
  node('node_modules/vitest/vitest.mjs', 'run', ...TEST_OPTIONS, 'tests/architecture', ...own, ...LISTS);
  expect(own.length).toBeGreaterThan(6);
});
