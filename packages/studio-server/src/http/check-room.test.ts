import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Call } from '@inspection-studio/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { checkRoom } from './check-room.ts';
import type { SpooledFile } from './read-multipart.ts';
import { bearer, startTestApp, type TestApp } from './testing/start-test-app.ts';

const form = {
  method: 'POST' as const,
  path: 'test/form',
  summary: 'test',
  encoding: 'multipart' as const,
  payload: z.object({ id: z.string(), file: z.custom<SpooledFile>().optional() }),
};

let studio: TestApp;
let usedShare = 0;
let origin: string;
let formsFolder: string;
beforeAll(async () => {
  formsFolder = mkdtempSync(join(tmpdir(), 'studio-room-'));
  studio = await startTestApp({}, { formsFolder, checkRoom: () => checkRoom({ usedShare: async () => usedShare }) });
  studio.implement(form as Call, async () => undefined);
  await studio.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(studio.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await studio?.close();
  rmSync(formsFolder, { recursive: true });
});

/** Sends a form, with a file of 5 MB unless told. */
async function send(file: Blob | null = new Blob([Buffer.alloc(5_000_000)])) {
  const body = new FormData();
  body.set('id', 'dock');
  if (file) body.set('file', file, 'pier.jpg');
  const reply = await fetch(`${origin}/api/v2/test/form`, { method: 'POST', headers: bearer('mia'), body });
  return [reply.status, reply.status === 204 ? null : await reply.json()];
}

describe('the file of a form', () => {
  it('is accepted below 95 % of the disk', async () => {
    usedShare = 0.949;
    expect(await send()).toEqual([204, null]);
  });

  it('is refused with 507 from 95 % on, before a byte of it is stored', async () => {
    usedShare = 0.95;
    const message = 'The disk of the server is full. Nothing was stored. Ask an administrator to make room.';
    const issues = [{ path: 'payload.file', message }];
    expect(await send()).toEqual([507, { name: 'Insufficient Storage', message, issues }]);
    expect(readdirSync(formsFolder)).toEqual([]);
  });

  it('is not asked about in a form without one, so pictures can be removed', async () => {
    usedShare = 1;
    expect(await send(null)).toEqual([204, null]);
  });
});
