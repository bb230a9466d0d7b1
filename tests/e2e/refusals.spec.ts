import { expect, test } from '@playwright/test';
import { type Api, apiOf, request, tokenFor } from './api.ts';
import { sharedStudio } from './shared-studio.ts';
import type { Studio } from './studio.ts';

let studio: Studio;
let manager: Api;

test.beforeAll(async () => {
  studio = await sharedStudio();
  manager = await apiOf(studio, 'manager');
});

const countOf = async (path: string) => {
  const { headers } = await manager('GET', `${path}?count=true&top=1`);
  return JSON.parse(headers.get('x-pagination') ?? '{}').count as number;
};

test.describe('Bad input gets the words of the catalogue and stores nothing', () => {
  const MESSAGE_400 = '400 Something went wrong.';

  for (const [title, payload] of [
    ['a name of a wrong type', { name: 7 }],
    ['no name', {}],
    ['a name that is too short', { name: ' x ' }],
    ['an oversized name', { name: 'x'.repeat(31) }],
    ['a list instead of a record', []],
  ] as const) {
    test(`a site with ${title}`, async () => {
      const before = await countOf('sites');
      const { status, body } = await manager('POST', 'sites', payload);
      expect(status).toBe(400);
      expect(body.message).toBe(MESSAGE_400);
      expect(body.issues.length).toBeGreaterThan(0);
      expect(await countOf('sites')).toBe(before);
    });
  }

  for (const [title, query] of [
    ['an unknown filter property', "filter=owner eq 'x'"],
    ['an unknown operator', "filter=name like 'x'"],
    ['a filter that breaks off', "filter=contains(name,'x"],
    ['an unknown order', 'orderBy=colour'],
    ['a negative skip', 'skip=-1'],
    ['a page that is too long', 'top=100000'],
  ] as const) {
    test(`a list with ${title}`, async () => {
      const { status, body } = await manager('GET', `assets?${encodeURI(query)}`);
      expect(status).toBe(400);
      expect(body.message).toBe(MESSAGE_400);
    });
  }

  test('malformed JSON', async () => {
    const authorization = `Bearer ${await tokenFor(studio, 'manager')}`;
    const answer = await request(studio, 'POST', 'sites', {
      headers: { authorization, 'content-type': 'application/json' },
      body: '{"name": "Forth',
    });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe(MESSAGE_400);
  });

  test('a file that is not an image', async () => {
    const { body: site } = await manager('POST', 'sites', { name: 'Refused picture' });
    const form = new FormData();
    form.set('id', site.id);
    form.set('type', '2');
    form.set('isRemoving', 'false');
    form.set('file', new Blob(['no image'], { type: 'image/jpeg' }), 'pier.jpg');
    const authorization = `Bearer ${await tokenFor(studio, 'manager')}`;
    const { status, body } = await request(studio, 'POST', 'images/thumbnail', {
      headers: { authorization },
      body: form,
    });
    expect(status).toBe(400);
    expect(body.message).toBe('The file is not an image.');
    const { body: stored } = await manager('GET', `sites/${site.id}`);
    expect(stored.thumbnail).toBeNull();
    expect((await manager('DELETE', `sites/${site.id}`)).status).toBe(204);
  });

  test('an asset without a category', async () => {
    const before = await countOf('assets');
    const [site] = (await manager('GET', 'sites')).body;
    const [scale] = (await manager('GET', 'severityscales?filter=isArchived eq false')).body;
    const { status, body } = await manager('POST', 'assets', {
      siteId: site.id,
      name: 'No category',
      type: 3,
      members: [],
      uploaders: [],
      presets: [],
      categories: [],
      severityScale: scale.id,
      layoutTemplateId: null,
    });
    expect(status).toBe(400);
    expect(body.issues[0].message).toBe('Must have at least 1 category or category preset.');
    expect(await countOf('assets')).toBe(before);
  });

  test('archived categories cannot be assigned (149)', async () => {
    const [site] = (await manager('GET', 'sites')).body;
    const [scale] = (await manager('GET', 'severityscales?filter=isArchived eq false')).body;
    const { body: archived } = await manager('POST', 'categories', {
      name: 'Given up',
      colour: '#ce2a29',
      model: null,
    });
    await manager('DELETE', `categories/${archived.id}`);
    const { status, body } = await manager('POST', 'assets', {
      siteId: site.id,
      name: 'Archived category',
      type: 3,
      members: [],
      uploaders: [],
      presets: [],
      categories: [archived.id],
      severityScale: scale.id,
      layoutTemplateId: null,
    });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 149, message: 'Archived categories cannot be assigned.' });
  });
});

test.describe('Who asks', () => {
  for (const [title, authorization] of [
    ['no token', undefined],
    ['a bad token', 'Bearer not.a.token'],
    ['another scheme', 'Basic bWFuYWdlcjo='],
  ] as const) {
    test(`${title} is 401`, async () => {
      const { status, body } = await request(studio, 'GET', 'sites', {
        headers: authorization ? { authorization } : {},
      });
      expect(status).toBe(401);
      expect(body.message).toBe('Your session has expired. Please log in again.');
    });
  }

  test('an unknown id is 404', async () => {
    for (const path of [
      'sites/nowhere-1a2b3c',
      'assets/nowhere-1a2b3c',
      'projects/nowhere-1a2b3c',
      'users/nowhere-1a2b3c',
    ]) {
      const { status, body } = await manager('GET', path);
      expect([path, status]).toEqual([path, 404]);
      expect(body.message).toBe('Unable to find this resource on the server.');
    }
  });

  for (const [person, method, path, payload] of [
    ['viewer', 'POST', 'sites', { name: 'Viewer site' }],
    ['viewer', 'POST', 'assets', {}],
    ['viewer', 'POST', 'projects', {}],
    ['viewer', 'GET', 'companies', undefined],
    ['viewer', 'GET', 'users', undefined],
    ['uploader', 'POST', 'sites', { name: 'Uploader site' }],
    ['member', 'POST', 'assets', {}],
    ['trial', 'POST', 'projects', {}],
  ] as const) {
    test(`${person} may not ${method} ${path}`, async () => {
      const { status, body } = await (await apiOf(studio, person))(method, path, payload);
      expect(status).toBe(403);
      expect(body.message).toBe(
        'You are not authorized to access this. Contact your admin to adjust your permissions.',
      );
    });
  }

  test('below manager lists hold what one is involved in', async () => {
    const all = await countOf('assets');
    const { body: mine } = await (await apiOf(studio, 'member'))('GET', 'assets');
    const { body: trial } = await (await apiOf(studio, 'trial'))('GET', 'assets');
    expect(mine.length).toBeGreaterThan(0);
    expect(mine.length).toBeLessThan(all);
    expect(trial).toEqual([]);
  });
});
