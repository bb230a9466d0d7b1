import { calls } from '@inspection-studio/domain/calls';
import { describe, expect, it } from 'vitest';
import { entityTagOf } from './entity-tag.ts';
import {
  json,
  network,
  ORIGIN,
  sentHeader,
  sentUrl,
  setUp,
  siteOnWire,
  replaceNetwork,
} from './testing/fake-network.ts';

const pagination = { top: 12, skip: 0, count: 1, pages: 1, hasNext: false, hasPrevious: false };

replaceNetwork();

describe('send: base path /api/v2/ with a bearer token obtained silently', () => {
  it('fills and encodes the path, adds the token, decodes the response', async () => {
    network.mockResolvedValue(json({ ...siteOnWire, surplus: true }));
    const { send } = setUp();
    await expect(send(calls.getSite, { params: { id: 'a/b' } })).resolves.toEqual(siteOnWire);
    expect(sentUrl().href).toBe(`${ORIGIN}/api/v2/sites/a%2Fb`);
    expect(sentHeader('Authorization')).toBe('Bearer token-1');
  });

  it.each([
    ['a file', calls.getImageUrl, '/api/v2/images/download?id=f%201'],
    ['a thumbnail', calls.getThumbnailUrl, '/api/v2/images/thumbnail?id=f%201'],
  ])('%s is downloaded by a path with an id query', async (_case, call, address) => {
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

  it('lists of thousands of files are converted in parts, between which the page responds', async () => {
    const files = Array.from({ length: 600 }, (_, index) => ({ name: `DJI_${index}.jpg`, size: 4 }));
    const stored = files.map(({ name }, index) => ({ id: `f-${index}`, name, s3Key: `key-${index}` }));
    let hasResponded = false;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (hasResponded = true);
    network.mockImplementation(async () => {
      expect(hasResponded).toBe(true);
      hasResponded = false;
      port2.postMessage(undefined);
      return json({ two: { rgb: stored, ir: [] } });
    });
    port2.postMessage(undefined);
    const payload = { two: { rgb: files, ir: [], remove: [] } };
    await expect(setUp().send(calls.updateModules, { params: { id: 'i-1' }, payload })).resolves.toEqual({
      two: { rgb: stored, ir: [] },
    });
    expect(hasResponded).toBe(true);
    expect(JSON.parse(network.mock.calls[0]![1].body as string)).toEqual(payload);
    port1.close();
  });

  it('sends the thumbnail as a form with its file', async () => {
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

  it('a page that the server chooses has no range in the address', async () => {
    network.mockResolvedValue(json([], { headers: { 'X-Pagination': JSON.stringify({ ...pagination, count: 0 }) } }));
    const { send } = setUp();
    const page = await send(calls.getImagePage, { params: { id: 'i-1' }, query: { projectId: 'p-1' }, page: 'server' });
    expect(page).toEqual({ items: [], pagination: { ...pagination, count: 0 } });
    expect(sentUrl().pathname.endsWith('/images/i-1/page')).toBe(true);
    expect(sentUrl().search).toBe('?projectId=p-1');
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
  ])('%s', async (_case, response) => {
    network.mockResolvedValue(response());
    await expect(setUp().send(calls.getCaptureData, { params: { id: 'autumn-flight-2v5n8c' } })).resolves.toBeNull();
  });
});

describe("responses that fail schema checking give 'Malformed response.'", () => {
  it.each([
    ['another shape', () => json({ ...siteOnWire, assetCount: 'two' })],
    ['not JSON', () => new Response('<html>')],
    ['an empty body', () => new Response(null, { status: 204 })],
  ])('%s', async (_case, response) => {
    network.mockResolvedValue(response());
    await expect(setUp().send(calls.getSite, { params: { id: 's' } })).rejects.toThrow('Malformed response.');
  });

  it('a page without X-Pagination', async () => {
    network.mockResolvedValue(json([siteOnWire]));
    await expect(setUp().send(calls.listSites, { page: { top: 12, skip: 0 } })).rejects.toThrow('Malformed response.');
  });
});

describe('entity tags', () => {
  it('a record carries its tag, and a change sends it as If-Match', async () => {
    network.mockImplementation(async () => json(siteOnWire, { headers: { ETag: '"3f6c"' } }));
    const { send } = setUp();
    const site = await send(calls.getSite, { params: { id: 'dock' } });
    expect(entityTagOf(site)).toBe('"3f6c"');
    await send(calls.updateSite, { params: { id: 'dock' }, payload: { name: 'Dock' }, ifMatch: entityTagOf(site) });
    expect(sentHeader('If-Match', 0)).toBeNull();
    expect(sentHeader('If-Match', 1)).toBe('"3f6c"');
  });

  it('a refusal with 412 says who changed the record', async () => {
    const changed = { by: { id: 'hanna', name: 'Hanna Lindqvist' }, at: '2026-11-21T08:30:00.000Z' };
    const body = { name: 'Precondition Failed', message: 'Someone else changed this record.', changed };
    network.mockResolvedValue(json(body, { status: 412 }));
    const change = setUp().send(calls.deleteSite, { params: { id: 'dock' }, ifMatch: '"3f6c"' });
    await expect(change).rejects.toMatchObject({ status: 412, changed });
  });

  it.each([[{ changed: null }], [{ changed: 'Hanna' }], [{}], ['<html>']])(
    'a refusal with the body %j names nobody',
    async (body) => {
      network.mockResolvedValue(json(body, { status: 412 }));
      const change = setUp().send(calls.deleteSite, { params: { id: 'dock' } });
      await expect(change).rejects.toMatchObject({ status: 412, changed: null });
    },
  );
});
