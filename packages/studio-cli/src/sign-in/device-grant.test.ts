import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CommandError } from '../command-error.ts';
import { pollForToken, requestCodes } from './device-grant.ts';

interface Answer {
  status: number;
  body?: unknown;
}

let server: Server;
let origin: string;
/** What the provider answers, one after the other; the last one stays. */
let answers: Answer[];
let asked: string[];

beforeEach(async () => {
  asked = [];
  server = createServer(async (request, response) => {
    asked.push(`${request.method} ${request.url} ${await text(request)}`);
    const { status, body } = answers.length > 1 ? answers.shift()! : answers[0]!;
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

const signIn = () => ({
  clientId: 'studio-cli',
  deviceAuthorizationUrl: `${origin}/device`,
  tokenUrl: `${origin}/token`,
  scopes: ['read', 'write'],
});
const never = () => new AbortController().signal;
const CODES = {
  device_code: 'd1',
  user_code: 'BCDF-GHJK',
  verification_uri: 'https://studio.example/idp/device',
  expires_in: 600,
};

describe('the codes of a sign-in', () => {
  it('are requested for the client and its scopes; the time between polls is 5 s if the provider names none', async () => {
    answers = [{ status: 200, body: CODES }];
    expect(await requestCodes(signIn(), never())).toEqual({
      deviceCode: 'd1',
      userCode: 'BCDF-GHJK',
      page: 'https://studio.example/idp/device',
      lifetimeMs: 600_000,
      intervalMs: 5_000,
    });
    expect(asked).toEqual(['POST /device client_id=studio-cli&scope=read+write']);
  });

  it.each<[string, Answer, string]>([
    ['a refusal', { status: 400, body: { error: 'unauthorized_client' } }, 'unauthorized_client'],
    ['a page', { status: 404, body: '<html>' }, 'status 404'],
    ['no codes', { status: 200, body: {} }, 'status 200'],
    ['a code that changes the terminal', { status: 200, body: { ...CODES, user_code: '\u001B[2J' } }, 'status 200'],
    ['a page that is no web page', { status: 200, body: { ...CODES, verification_uri: 'file:///a' } }, 'status 200'],
    ['an error that changes the terminal', { status: 400, body: { error: '\u001B[2J' } }, 'status 400'],
  ])('%s', async (_case, answer, reason) => {
    answers = [answer];
    const message = `The sign-in provider gave no code (${reason}).`;
    await expect(requestCodes(signIn(), never())).rejects.toMatchObject({ exitCode: 3, message });
  });

  it('of a provider that cannot be reached', async () => {
    const gone = { ...signIn(), deviceAuthorizationUrl: 'http://127.0.0.1:9/device' };
    const message = "Can't reach the sign-in provider at http://127.0.0.1:9.";
    await expect(requestCodes(gone, never())).rejects.toMatchObject({ exitCode: 4, message });
  });
});

describe('polling', () => {
  const pending: Answer = { status: 400, body: { error: 'authorization_pending' } };
  const TOKEN: Answer = { status: 200, body: { access_token: 'token', token_type: 'Bearer' } };

  /** Polls with a fake clock. @returns the token or the message, and after how many seconds each poll came */
  async function polled(lifetimeMs = 600_000) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const codes = { deviceCode: 'd1', userCode: '', page: '', lifetimeMs, intervalMs: 5_000 };
    let ended: unknown;
    const polling = pollForToken(signIn(), codes, never()).then(
      (token) => (ended = token),
      (error: CommandError) => (ended = error.message),
    );
    const times: number[] = [];
    for (let seconds = 1; ended === undefined && seconds <= 700; seconds += 1) {
      const before = asked.length;
      vi.advanceTimersByTime(1_000);
      // The network has real time.
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      if (asked.length > before) {
        times.push(seconds);
        while (answered < asked.length) await new Promise((resolve) => setImmediate(resolve));
        for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      }
    }
    await polling;
    return { ended, times };
  }
  let answered = 0;
  beforeEach(() => {
    answered = 0;
    server.on('request', (_request, response) => response.on('finish', () => (answered += 1)));
  });

  it('waits before each poll, longer when the provider asks for it or fails, and returns the token', async () => {
    answers = [
      pending,
      { status: 400, body: { error: 'slow_down' } },
      pending,
      { status: 503, body: 'busy' },
      { status: 429, body: { error: 'temporarily_unavailable' } },
      TOKEN,
    ];
    expect(await polled()).toEqual({ ended: 'token', times: [5, 10, 20, 30, 50, 90] });
    expect(asked[0]).toBe(
      'POST /token client_id=studio-cli&grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Adevice_code&device_code=d1',
    );
  });

  it.each<[string, Answer, string]>([
    ['denied', { status: 400, body: { error: 'access_denied' } }, 'The sign-in was not allowed in the browser.'],
    ['expired', { status: 400, body: { error: 'expired_token' } }, 'The code has expired. Run studio login again.'],
    [
      'another client',
      { status: 401, body: { error: 'invalid_client' } },
      'The sign-in provider refused the sign-in (invalid_client).',
    ],
  ])('ends: %s', async (_case, answer, message) => {
    answers = [answer];
    expect(await polled()).toEqual({ ended: message, times: [5] });
  });

  it('ends with the lifetime of the code, also if the provider does not say so', async () => {
    answers = [pending];
    expect(await polled(12_000)).toEqual({ ended: 'The code has expired. Run studio login again.', times: [5, 10] });
  });

  it('stops at once when the user wants to', async () => {
    const stop = new AbortController();
    const codes = { deviceCode: 'd1', userCode: '', page: '', lifetimeMs: 600_000, intervalMs: 5_000 };
    const polling = pollForToken(signIn(), codes, stop.signal);
    stop.abort(new Error('stopped'));
    await expect(polling).rejects.toThrow('stopped');
    expect(asked).toEqual([]);
  });
});
