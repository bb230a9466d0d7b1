import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCompany } from '../../packages/studio-server/src/resources/testing/insert-company.ts';
import {
  startTestStudio,
  type TestStudio,
} from '../../packages/studio-server/src/resources/testing/start-test-studio.ts';
import { ensureInstalled } from '../../scripts/lib/install.mjs';
import { nodePath, root } from '../../scripts/lib/node.mjs';

const home = join(root, 'tests/api-client');
/** The program with its generated types, created by every run. */
const folder = join(root, 'node_modules/.cache/inspection-studio/api-client');

const runProgram = promisify(execFile);
const node = async (...args: string[]) => (await runProgram(nodePath(), args, { cwd: folder })).stdout;

let studio: TestStudio;

beforeAll(async () => {
  await ensureInstalled(home);
  studio = await startTestStudio();
  await insertCompany(studio.db, 'northline');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  cpSync(join(home, 'app'), folder, { recursive: true });
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers']) {
    symlinkSync(join(home, 'node_modules', name), join(folder, 'node_modules', name), 'junction');
  }
  const document = await fetch(`${studio.origin}/api/v2/openapi.json`);
  writeFileSync(join(folder, 'openapi.json'), await document.text());
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  await sharp({ create: { width: 64, height: 48, channels: 3, background: '#3b6ea5' } })
    .jpeg()
    .toFile(join(folder, 'pier.jpg'));
});
afterAll(() => studio?.close());

describe('a client generated from the API document', () => {
  it('has types that a strict compiler takes, and that refuse wrong calls', { timeout: 180_000 }, async () => {
    await node(join(home, 'generate.mjs'), 'openapi.json', 'api.d.ts');
    const tsc = join(home, 'node_modules/typescript/lib/tsc.js');
    const { stdout, code } = await runProgram(nodePath(), [tsc, '-p', '.'], { cwd: folder }).then(
      (done) => ({ ...done, code: 0 }),
      (failed: { stdout: string; code: number }) => failed,
    );
    expect({ stdout, code }).toEqual({ stdout: '', code: 0 });
    expect(existsSync(join(folder, 'out/journey.js'))).toBe(true);
  });

  it('reads, creates, changes, pages, sends a picture and is refused', async () => {
    const printed = await node('out/journey.js', studio.origin, 'managernorthline', join(folder, 'pier.jpg'));
    expect(JSON.parse(printed)).toEqual({
      role: 2,
      created: 'Tay Valley',
      updated: 'Tay Estuary',
      page: ['Tay Estuary'],
      pagination: JSON.stringify({ top: 1, skip: 1, count: 2, pages: 2, hasNext: false, hasPrevious: true }),
      sent: 204,
      thumbnail: expect.stringContaining('/files/pictures/'),
      refused: 'Unable to find this resource on the server.',
      invalid: ['payload.name', 'payload.label'],
      unknown: 404,
    });
  });
});
