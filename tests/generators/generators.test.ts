import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import nodePlop from 'node-plop';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRepository } from './copy-repository.ts';

const runProgram = promisify(execFile);

let copy: string;
beforeAll(() => {
  copy = copyRepository();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('what every generator writes has no type errors', async () => {
  const plop = await nodePlop(join(copy, 'plopfile.mjs'));
  plop.setActionType('npm run', ({ script }) => script);
  for (const { name: kind } of plop.getGeneratorList()) {
    const name = kind === 'component' ? 'FlightCard' : 'flight-log';
    const { failures } = await plop.getGenerator(kind).runActions({ name });
    expect(failures).toEqual([]);
  }
  const types = runProgram(process.execPath, ['node_modules/typescript/bin/tsc', '-b'], { cwd: copy });
  await expect(
    types.catch(({ stdout }: { stdout: string }) => Promise.reject(new Error(stdout))),
  ).resolves.toBeDefined();
});
