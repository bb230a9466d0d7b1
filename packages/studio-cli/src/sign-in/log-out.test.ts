import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logOut } from './log-out.ts';
import type { SignIn, SignIns } from './stored-sign-ins.ts';

let server: Server;
let url: string;
let status: number;
let asked: string[];
let stored: Map<string, SignIn>;
let printed: string[];

beforeEach(async () => {
  // The calls of the app log their failures.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  asked = [];
  printed = [];
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    response.writeHead(status, { 'content-type': 'application/json' }).end(status === 204 ? undefined : '{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const signIn = (at: string): SignIn => ({
    url: at,
    userId: 'ada',
    tokenId: 't1',
    tokenName: 'Command line, laptop',
    token: 'ist_a',
    expires: '2026-12-26T12:00:00.000Z',
  });
  stored = new Map([url, 'http://127.0.0.1:9'].map((at) => [at, signIn(at)]));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const signIns: SignIns = {
  read: async (at) => stored.get(at) ?? null,
  all: async () => [...stored.values()],
  write: async (signIn) => void stored.set(signIn.url, signIn),
  remove: async (at) => void stored.delete(at),
};
const signOut = (at = url) => logOut(at, { signIns, print: (line) => void printed.push(line) });

it.each([
  ['the token is revoked', 204],
  ['the token was revoked or has expired', 401],
])('%s, and removed from this computer only for this studio', async (_case, answer) => {
  status = answer;
  await signOut();
  expect(asked[0]).toBe('DELETE /api/v2/users/ada/tokens/t1 Bearer ist_a');
  expect([...stored.keys()]).toEqual(['http://127.0.0.1:9']);
  expect(printed).toEqual([`Signed out of ${url}.`]);
});

it.each([
  ['refuses to revoke it', (): string => url, 3],
  ['cannot be reached', (): string => 'http://127.0.0.1:9', 4],
] as const)(
  'a studio that %s: the token is removed all the same, and the message says what is left',
  async (_case, at, exitCode) => {
    status = 403;
    await expect(signOut(at())).rejects.toMatchObject({
      exitCode,
      message: expect.stringMatching(
        / You are signed out on this computer only: revoke the token 'Command line, laptop' in your profile\.$/,
      ),
    });
    expect(stored.has(at())).toBe(false);
  },
);

it('without a sign-in, nothing is asked', async () => {
  await signOut('https://other.example');
  expect([asked, printed]).toEqual([[], ['You are not signed in to https://other.example.']]);
});
