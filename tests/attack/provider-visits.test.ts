import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type AttackedApp,
  RATE_LIMITS,
  startAttackedApp,
} from '../../packages/studio-server/src/resources/testing/start-attacked-app.ts';
import { headOf, sendBytes } from './testing/raw-socket.ts';

let studio: AttackedApp;
beforeAll(async () => {
  studio = await startAttackedApp({}, { rateLimits: { ...RATE_LIMITS, providerPerAddress: 2 } });
});
afterAll(() => studio?.close());

const visit = (path: string, from = '127.0.0.2') =>
  sendBytes(studio.port, from, headOf('GET', path, { connection: 'close' })).status;

it('visits that make the sign-in store something have a limit of their own, however their path is written', async () => {
  const statuses = [];
  for (const path of ['/idp/session/end', '/idp/device', '/idp/AUTH/', '/idp/jwks']) statuses.push(await visit(path));
  expect(statuses).toEqual([200, 200, 429, 200]);
  expect(await visit('/idp/device', '127.0.0.3')).toBe(200);
});
