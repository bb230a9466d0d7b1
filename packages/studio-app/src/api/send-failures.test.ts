import { calls } from '@inspection-studio/domain/calls';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StudioError } from './studio-error.ts';
import { json, network, sentHeader, setUp, siteOnWire, replaceNetwork } from './testing/fake-network.ts';

replaceNetwork();

describe('a rejected call has the message of its code or status, and logs the request once', () => {
  it.each([
    [403, { code: 33, name: 'x', message: 'y' }, 'The account for this email is inactive. Contact your admin.', 33],
    [
      403,
      { name: 'x', message: 'y' },
      'You are not authorized to access this. Contact your admin to adjust your permissions.',
      null,
    ],
    [404, 'nowhere', 'Unable to find this resource on the server.', null],
    [418, '', 'Something went wrong.', null],
  ])('status %s with %j: %s', async (status, body, message, code) => {
    network.mockImplementation(async () => json(body, { status }));
    const error: unknown = await setUp()
      .send(calls.getSite, { params: { id: 's' } })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StudioError);
    expect(error).toMatchObject({ status, code, message });
    expect((error as StudioError).cause).toMatchObject({
      message: `Request failed with status code ${status}: GET /api/v2/sites/s`,
    });
    expect(console.error).toHaveBeenCalledExactlyOnceWith(error);
  });

  it('logs a call without a response', async () => {
    const late = new DOMException('late', 'TimeoutError');
    network.mockRejectedValue(late);
    const error: unknown = await setUp()
      .send(calls.listSites, { query: { orderBy: 'name' } })
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      message: 'Something went wrong.',
      cause: { message: 'Request timed out: GET /api/v2/sites?orderBy=name' },
    });
    expect(console.error).toHaveBeenCalledExactlyOnceWith(error);
  });

  it('an aborted call rejects with its reason and is not logged', async () => {
    network.mockImplementation(
      (_url, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const controller = new AbortController();
    const sent = setUp().send(calls.getSite, { params: { id: 's' }, signal: controller.signal });
    await vi.waitFor(() => expect(network).toHaveBeenCalledOnce());
    controller.abort();
    await expect(sent).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    expect(console.error).not.toHaveBeenCalled();
  });
});

describe('a call that the server does not respond to', () => {
  const RETRYING = "Can't reach the studio. Retrying…";
  const get = ({ send }: ReturnType<typeof setUp>) =>
    send(calls.getSite, { params: { id: 's' } }).catch((thrown: unknown) => thrown);

  it.each([
    ['no response', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['no response in time', async () => Promise.reject(new DOMException('late', 'TimeoutError'))],
    ["a proxy's 502", async () => new Response('<html>', { status: 502 })],
    ["a proxy's 503", async () => new Response('', { status: 503 })],
    ["a proxy's 504", async () => json({ error: 'timeout' }, { status: 504 })],
  ])('%s: says that it retries', async (_case, reply) => {
    network.mockImplementation(reply);
    expect(await get(setUp({ isReachable: false }))).toMatchObject({ message: RETRYING, isUnreachable: true });
  });

  it('a change says to try again, because it is not repeated', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    const { send } = setUp({ isReachable: false });
    await expect(send(calls.deleteSite, { params: { id: 's' } })).rejects.toThrow(
      "Can't reach the studio. Try again when it is back.",
    );
  });

  it('a token that the server does not issue counts too', async () => {
    const { tokens, ...rest } = setUp({ isReachable: false });
    tokens.getToken.mockRejectedValue(new Error('post_request_failed'));
    expect(await get({ tokens, ...rest })).toMatchObject({ message: RETRYING });
  });

  it('a server that responds to the next request gives the default message', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await get(setUp())).toMatchObject({ message: 'Something went wrong.', isUnreachable: false });
  });

  it.each([
    [401, 'Your session has expired. Please log in again.'],
    [500, '500 Something went wrong.'],
    [503, 'Something went wrong.'],
  ])('an error of the studio is a response: %i', async (status, message) => {
    network.mockImplementation(async () => json({ name: 'x', message: 'y' }, { status }));
    const all = setUp({ isReachable: false });
    expect(await get(all)).toMatchObject({ message, isUnreachable: false });
    expect(all.connection.doubt).not.toHaveBeenCalled();
    expect(all.connection.confirm).toHaveBeenCalledOnce();
  });

  it('a success is a response', async () => {
    network.mockResolvedValue(json(siteOnWire));
    const all = setUp();
    await get(all);
    expect(all.connection.confirm).toHaveBeenCalledOnce();
  });
});

it('reports every error', async () => {
  network.mockImplementation(async () => json({ code: 33, name: 'x', message: 'y' }, { status: 403 }));
  const { send, onFailure } = setUp();
  await send(calls.getSite, { params: { id: 's' } }).catch(() => undefined);
  expect(onFailure.mock.calls.map(([{ code }]) => code)).toEqual([33]);
});

describe('main API: no retries; 401 requests a new token without retrying the call', () => {
  it.each([429, 500, 503])('%s is final', async (status) => {
    network.mockImplementation(async () => json({}, { status }));
    await expect(setUp().send(calls.getSite, { params: { id: 's' } })).rejects.toMatchObject({ status });
    expect(network).toHaveBeenCalledOnce();
  });

  it('401 reports the rejected token', async () => {
    network.mockImplementation(async () => json({}, { status: 401 }));
    const { send, tokens } = setUp();
    await expect(send(calls.getSite, { params: { id: 's' } })).rejects.toThrow(
      'Your session has expired. Please log in again.',
    );
    expect(tokens.tokenRefused).toHaveBeenCalledExactlyOnceWith('token-1');
    expect(network).toHaveBeenCalledOnce();
  });
});

describe('the file service uses the same token and retries twice on 401 or 403', () => {
  const ask = (send: ReturnType<typeof setUp>['send']) =>
    send(calls.getUploadUrl, { query: { content_type: 'image/jpeg', prefix: 'key' } });

  const refuse = (status: number) => async () => json({}, { status });
  const rows = [[401], [403]] as const;
  afterEach(() => void vi.useRealTimers());
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it.each(rows)('%s twice, then success, each time with a new token', async (status) => {
    network
      .mockImplementationOnce(refuse(status))
      .mockImplementationOnce(refuse(status))
      .mockImplementationOnce(async () => json({ url: '/files/1' }));
    const asked = ask(setUp().send);
    await vi.runAllTimersAsync();
    await expect(asked).resolves.toEqual({ url: '/files/1' });
    expect([0, 1, 2].map((index) => sentHeader('Authorization', index))).toEqual([
      'Bearer token-1',
      'Bearer token-2',
      'Bearer token-3',
    ]);
  });

  it.each(rows)('%s a third time is final', async (status) => {
    network.mockImplementation(refuse(status));
    const asked = ask(setUp().send).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await asked).toMatchObject({ status });
    expect(network).toHaveBeenCalledTimes(3);
  });
});
