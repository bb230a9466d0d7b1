import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClient, RefusedError, untilFound } from './client.ts';

let statuses: number[];
const server = createServer((_request, response) => {
  response.statusCode = statuses.shift() ?? 200;
  response.end('"North"');
});

beforeEach(async () => {
  statuses = [];
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  server.closeAllConnections();
  await once(server.close(), 'close');
});

describe('untilFound', () => {
  const read = () => {
    const client = createClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'token');
    return untilFound(() => client.call('GET', 'sites/404'));
  };

  it('asks again while the server is busy', async () => {
    statuses = [503, 429, 503];
    expect(await read()).toBe('North');
    expect(statuses).toEqual([]);
  });

  it('returns null only for 404', async () => {
    statuses = [503, 404, 403];
    expect(await read()).toBeNull();
    await expect(read()).rejects.toThrow(RefusedError);
  });
});
