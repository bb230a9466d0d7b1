import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planSkeleton } from '../../scripts/lib/new/plan.mjs';
import { treeOf, writePlan } from '../../scripts/lib/new/write.mjs';
import { copyRepository } from './copy-repository.ts';

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

const TEST_OPTIONS = ['--project=unit', '--project=dom*', '--reporter=minimal'];

const OXFMT = 'node_modules/oxfmt/bin/oxfmt';

const runProgram = promisify(execFile);

let copy: string;
/** The code files that the generators write. */
let code: string[];

beforeAll(async () => {
  copy = copyRepository();
  const files = SKELETONS.flatMap(([kind, name]) => writePlan(copy, planSkeleton(kind, name, treeOf(copy))));
  code = [...new Set(files)].filter((path) => /\.tsx?$/.test(path));
  await node(OXFMT, ...code);
  await node('--conditions=@inspection-studio/source', 'packages/studio-server/src/resources/write-api-docs.ts');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a program of the copy, without the variables of this test run. @throws Error with its output */
async function node(...args: string[]): Promise<void> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|TEST)/.test(name)));
  const options = { cwd: copy, env, maxBuffer: 64 * 1024 * 1024 };
  await runProgram(process.execPath, args, options).catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
    throw new Error(stdout + stderr);
  });
}

describe('the skeletons of every generator pass npm run check', () => {
  it('format', () => expect(node(OXFMT, '--check')).resolves.toBeUndefined());
  it('lint', () => expect(node('node_modules/oxlint/bin/oxlint', '--deny-warnings', ...code)).resolves.toBeUndefined());
  it('types', () => expect(node('node_modules/typescript/bin/tsc', '-b')).resolves.toBeUndefined());
  it('their tests and those that list every component or call', async () => {
    const own = code.filter((path) => /\.test\.tsx?$/.test(path));
    expect(own.length).toBeGreaterThan(6);
    await node('node_modules/vitest/vitest.mjs', 'run', ...TEST_OPTIONS, 'tests/architecture', ...own, ...LISTS);
  });
});
