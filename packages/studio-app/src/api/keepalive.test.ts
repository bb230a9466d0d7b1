import { calls } from '@inspection-studio/domain/calls';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClients } from './http-client.ts';
import { createSend } from './send.ts';

const network = vi.fn<(url: string, options: RequestInit) => Promise<Response>>();

beforeEach(() => {
  network.mockReset().mockImplementation(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', network);
});
afterEach(() => vi.unstubAllGlobals());

/** `send` with a session that issues one token at once, and the next ones too late for a page that is going. */
function setUp() {
  const getToken = vi.fn<() => Promise<string>>().mockReturnValue(new Promise(() => undefined));
  const tokens = { getToken: getToken.mockResolvedValueOnce('token-1'), renewToken: getToken, tokenRefused: () => {} };
  const connection = { doubt: async () => true, confirm: () => {} };
  return createSend(createClients(tokens), { connection });
}

const end = { params: { id: 'north-1', uploadId: 'my-tab' } };
/** Lets everything run that needs no response, timer or other thread. */
const microtasks = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};

it('a call of a page that is going is sent at once with the last token, and outlives the page', async () => {
  const send = setUp();
  await send(calls.renewUpload, { ...end, payload: { done: 0, total: 1 } });
  void send(calls.endUpload, { ...end, keepalive: true });
  await microtasks();
  const [url, options] = network.mock.calls[1]!;
  expect([options.method, url, options.keepalive]).toEqual(['DELETE', '/api/v2/projects/north-1/uploads/my-tab', true]);
  expect(new Headers(options.headers).get('Authorization')).toBe('Bearer token-1');
});

it('other calls wait for a token', async () => {
  const send = setUp();
  await send(calls.renewUpload, { ...end, payload: { done: 0, total: 1 } });
  void send(calls.endUpload, end);
  await microtasks();
  expect(network).toHaveBeenCalledOnce();
});

it('the first call of a page waits for a token, even if the page is going', async () => {
  const send = setUp();
  await send(calls.endUpload, { ...end, keepalive: true });
  expect(new Headers(network.mock.calls[0]![1].headers).get('Authorization')).toBe('Bearer token-1');
});
