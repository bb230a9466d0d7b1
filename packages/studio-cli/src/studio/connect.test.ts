import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect } from './connect.ts';

let server: Server;
let url: string;
let answer: { status: number; body: string };
beforeEach(async () => {
  server = createServer((_request, response) => response.writeHead(answer.status).end(answer.body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it.each([
  ['another server', { status: 404, body: 'Not Found' }, 404],
  ['another API', { status: 200, body: '{}' }, 200],
])('%s is no studio', async (_case, given, status) => {
  answer = given;
  await expect(connect({ url, token: 'ist_a', isAdaptive: false })).rejects.toMatchObject({
    exitCode: 4,
    message: `There is no studio at ${url} (status ${status}).`,
  });
});
