import { calls, MALFORMED_RESPONSE } from '@inspection-studio/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClients } from './http-client.ts';
import { createSend } from './send.ts';
import { StudioError } from './studio-error.ts';
import type { TokenSource } from './token-source.ts';

const ORIGIN = 'http://studio.test';

const siteOnWire = {
  id: 'kinnaird-7k2m4q',
  name: 'Kinnaird',
  thumbnail: null,
  location: null,
  modified: '2026-11-20T08:30:00.000Z',
  assetCount: 2,
  createdBy: null,
};
const pagination = { top: 12, skip: 0, count: 1, pages: 1, hasNext: false, hasPrevious: false };

const json = (body: unknown, init: ResponseInit = {}) => new Response(JSON.stringify(body), init);
const network = vi.fn<(url: string, options: RequestInit) => Promise<Response>>();

function setUp() {
  let issued = 1;
  const tokens = {
    getToken: vi.fn<TokenSource['getToken']>(async () => `token-${issued}`),
    renewToken: vi.fn<TokenSource['renewToken']>(async () => `token-${(issued += 1)}`),
    tokenRefused: vi.fn<TokenSource['tokenRefused']>(),
  };
  return { tokens, send: createSend(createClients(tokens, ORIGIN)) };
}

const sentUrl = (index = 0) => new URL(network.mock.calls[index]![0]);
const sentHeader = (name: string, index = 0) => new Headers(network.mock.calls[index]![1].headers).get(name);

beforeEach(() => {
  network.mockReset();
  vi.stubGlobal('fetch', network);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('send: base path /api/v2/ with a bearer token obtained silently', () => {
  it('AUTH-009, AUTH-010: fills and encodes the path, adds the token, decodes the response', async () => {
    network.mockResolvedValue(json({ ...siteOnWire, surplus: true }));
    const { send } = setUp();
    await expect(send(calls.getSite, { params: { id: 'a/b' } })).resolves.toEqual(siteOnWire);
    expect(sentUrl().href).toBe(`${ORIGIN}/api/v2/sites/a%2Fb`);
    expect(sentHeader('Authorization')).toBe('Bearer token-1');
  });

  it.each([
    ['a file', calls.getImageUrl, '/api/v2/images/download?id=f%201'],
    ['a thumbnail', calls.getThumbnailUrl, '/api/v2/images/thumbnail?id=f%201'],
  ])('CALL-205: %s is downloaded by a path with an id query', async (_case, call, address) => {
    network.mockResolvedValue(json({ url: '/files/1' }));
    await setUp().send(call, { query: { id: 'f 1' } });
    expect(sentUrl().pathname + sentUrl().search.replace('+', '%20')).toBe(address);
  });

  it('converts names to wire numbers and back', async () => {
    const user = {
      id: 'ada-1',
      companyId: 'demo-1',
      firstName: 'Ada',
      lastName: 'Moss',
      name: 'Ada Moss',
      email: 'a@demo.example',
      phoneNumber: '',
      thumbnail: null,
      created: siteOnWire.modified,
      modified: siteOnWire.modified,
      roleId: 3,
      status: 1,
      invitedBy: null,
    };
    network.mockResolvedValue(json(user));
    const { send } = setUp();
    const payload = { firstName: 'Ada', lastName: 'Moss', phoneNumber: '1', role: 'Member' } as const;
    const reply = await send(calls.updateUser, { params: { id: 'ada-1' }, payload });
    expect(JSON.parse(network.mock.calls[0]![1].body as string)).toEqual({ ...payload, role: 3 });
    expect(reply.roleId).toBe('Member');
  });

  it('CALL-051..055: sends the thumbnail as a form with its file', async () => {
    network.mockResolvedValue(new Response(null, { status: 204 }));
    const { send } = setUp();
    const file = new File(['x'], 'pier.jpg', { type: 'image/jpeg' });
    await send(calls.uploadThumbnail, { payload: { id: 'a-1', type: 'Asset', isRemoving: false, file } });
    const form = network.mock.calls[0]![1].body as FormData;
    expect([form.get('id'), form.get('type'), form.get('isRemoving')]).toEqual(['a-1', '3', 'false']);
    expect((form.get('file') as File).name).toBe('pier.jpg');
  });
});

describe('a count flag is set unless paging is removed (then top and skip are dropped)', () => {
  it('a page has its position from X-Pagination', async () => {
    network.mockResolvedValue(json([siteOnWire], { headers: { 'X-Pagination': JSON.stringify(pagination) } }));
    const { send } = setUp();
    const page = await send(calls.listSites, { query: { orderBy: 'name' }, page: { top: 12, skip: 0 } });
    expect(page).toEqual({ items: [siteOnWire], pagination });
    expect(Object.fromEntries(sentUrl().searchParams)).toEqual({
      orderBy: 'name',
      top: '12',
      skip: '0',
      count: 'true',
    });
  });

  it('a whole list has neither count, top nor skip', async () => {
    network.mockResolvedValue(json([siteOnWire]));
    const { send } = setUp();
    await expect(send(calls.listSites, { query: { filter: undefined, orderBy: 'name' } })).resolves.toHaveLength(1);
    expect(sentUrl().search).toBe('?orderBy=name');
  });

  it('sends view mode and capture type as numbers', async () => {
    network.mockResolvedValue(json([], { headers: { 'X-Pagination': JSON.stringify({ ...pagination, count: 0 }) } }));
    const { send } = setUp();
    await send(calls.listImages, {
      query: { projectId: 'p-1', depth: 'Three', type: 'Ir' },
      page: { top: 24, skip: 24 },
    });
    expect(Object.fromEntries(sentUrl().searchParams)).toMatchObject({ depth: '0', type: '1', top: '24', skip: '24' });
  });
});

describe('missing capture data is null, for an empty text and for an empty body', () => {
  it.each([
    ['an empty text', () => json('')],
    ['an empty body', () => new Response('')],
    ['no body', () => new Response(null, { status: 204 })],
  ])('CALL-119: %s', async (_case, response) => {
    network.mockResolvedValue(response());
    await expect(setUp().send(calls.getCaptureData, { params: { id: 'autumn-flight-2v5n8c' } })).resolves.toBeNull();
  });
});

describe("CALL-006: responses that fail schema checking give 'Malformed response.'", () => {
  it.each([
    ['another shape', () => json({ ...siteOnWire, assetCount: 'two' })],
    ['not JSON', () => new Response('<html>')],
    ['an empty body', () => new Response(null, { status: 204 })],
  ])('%s', async (_case, response) => {
    network.mockResolvedValue(response());
    await expect(setUp().send(calls.getSite, { params: { id: 's' } })).rejects.toThrow(MALFORMED_RESPONSE);
  });

  it('a page without X-Pagination', async () => {
    network.mockResolvedValue(json([siteOnWire]));
    await expect(setUp().send(calls.listSites, { page: { top: 12, skip: 0 } })).rejects.toThrow(MALFORMED_RESPONSE);
  });
});

describe('ERR-060, ERR-068: a rejected call has the message of its code or status, and logs the request once', () => {
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

  it('ERR-069: logs a call without a response', async () => {
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

describe('main API: no retries; 401 requests a new token without retrying the call', () => {
  it.each([429, 500, 503])('CALL-210: %s is final', async (status) => {
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
  const rows = [
    ['CALL-003', 401],
    ['CALL-004', 403],
  ] as const;
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it.each(rows)('%s: %s twice, then success, each time with a new token', async (_row, status) => {
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

  it.each(rows)('%s: %s a third time is final', async (_row, status) => {
    network.mockImplementation(refuse(status));
    const asked = ask(setUp().send).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await asked).toMatchObject({ status });
    expect(network).toHaveBeenCalledTimes(3);
  });
});
