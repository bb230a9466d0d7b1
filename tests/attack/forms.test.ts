import { readdir } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type AttackedApp,
  startAttackedApp,
  TRAFFIC_LIMITS,
} from '../../packages/studio-server/src/resources/testing/start-attacked-app.ts';
import { headOf, type RawClient, sendBytes } from './testing/raw-socket.ts';

const ATTACKER = 'mia';
const COLLEAGUE = 'ada';
const WHOLE_FORM = '--x\r\ncontent-disposition: form-data; name="id"\r\n\r\ndock\r\n--x--\r\n';
/** Announced by a form that does not end: nearly the largest picture. */
const ENDLESS_BYTES = 100_000_000;

let studio: AttackedApp;
let clients: RawClient[] = [];

beforeAll(async () => {
  studio = await startAttackedApp();
});
afterEach(async () => {
  for (const { socket } of clients) socket.destroy();
  clients = [];
  await vi.waitUntil(async () => (await readdir(studio.incomingFolder)).length === 0);
});
afterAll(() => studio?.close());

const open = (bytes: string, from = '127.0.0.2') => {
  const client = sendBytes(studio.port, from, bytes);
  clients.push(client);
  return client;
};
const authorization = (person: string) => ({ authorization: `Bearer ${person}` });
const formOf = (person: string, body: string, sizeBytes: number) =>
  headOf('POST', '/api/v2/test/form', {
    ...authorization(person),
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': String(sizeBytes),
  }) + body;
const halfForm = (person: string) => formOf(person, '--x\r\n', ENDLESS_BYTES);
const arriving = () => expect.poll(() => readdir(studio.incomingFolder));

describe('one person cannot fill the disk with half forms', () => {
  it('from many addresses: those above the limit are 429 with Retry-After and store nothing', async () => {
    const attackers = Array.from({ length: 30 }, (_, index) => open(halfForm(ATTACKER), `127.0.0.${10 + index}`));
    const isRefused = ({ received }: RawClient) => received().startsWith('HTTP/1.1 429');
    await expect.poll(() => attackers.filter(isRefused).length).toBe(attackers.length - TRAFFIC_LIMITS.formsPerPerson);
    for (const { received } of attackers.filter(isRefused)) expect(received()).toMatch(/retry-after: 2/i);
    await arriving().toHaveLength(TRAFFIC_LIMITS.formsPerPerson);

    open(halfForm(COLLEAGUE));
    await arriving().toHaveLength(TRAFFIC_LIMITS.formsPerPerson + 1);
    expect(await open(headOf('GET', '/api/v2/test/quick', authorization(ATTACKER))).status).toBe(200);
  });

  it('of connections that end in the middle of the form: nothing remains, and the person can work on', async () => {
    for (let round = 0; round < 2 * TRAFFIC_LIMITS.formsPerPerson; round++) {
      const { socket } = open(halfForm(ATTACKER));
      await arriving().toHaveLength(1);
      socket.destroy();
      await arriving().toEqual([]);
    }
    expect(await open(formOf(ATTACKER, WHOLE_FORM, WHOLE_FORM.length)).status).toBe(200);
  });
});
