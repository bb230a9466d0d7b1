import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './testing/start-test-app.ts';

let studio: TestApp;
let port: number;

beforeAll(async () => {
  studio = await startTestApp();
  port = Number(new URL(await studio.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => studio?.close());

/** Sends bytes as they are; the connection is the server's to end. */
async function sendBytes(bytes: string): Promise<{ status: number; type: string | undefined; body: unknown }> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), type: /content-type: (.*)/.exec(head)?.[1], body: JSON.parse(body) };
}

describe('what is no HTTP request is refused like everything else, and the connection ends', () => {
  it.each<[string, string, number, object]>([
    [
      'a header without a name',
      'GET / HTTP/1.1\r\nhost: x\r\n: y\r\n\r\n',
      400,
      { name: 'Bad Request', message: '400 Something went wrong.' },
    ],
    [
      'headers of 20 KB',
      `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      { name: 'Request Header Fields Too Large', message: 'Something went wrong.' },
    ],
    [
      'another protocol',
      'EHLO mail.example\r\n\r\n',
      400,
      { name: 'Bad Request', message: '400 Something went wrong.' },
    ],
  ])('%s', async (_case, bytes, status, body) => {
    expect(await sendBytes(bytes)).toEqual({ status, type: 'application/json; charset=utf-8', body });
  });
});
