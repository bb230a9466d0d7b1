/* oxlint-disable max-lines -- split by subject already */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CompanyRecords,
  insertCompany,
} from '../../packages/studio-server/src/resources/testing/insert-company.ts';
import {
  type Answer,
  startTestStudio,
  type TestStudio,
} from '../../packages/studio-server/src/resources/testing/start-test-studio.ts';
import { RECORDS } from './expectations/records.ts';
import { anIdOf, anInstant, expectFields } from './world/fields.ts';
import { makeRecords, type Records } from './world/library.ts';

let studio: TestStudio;
let own: CompanyRecords;
let records: Records;
const send = (...rest: [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: unknown]) =>
  studio.send(own.people.Manager, ...rest);

beforeAll(async () => {
  studio = await startTestStudio();
  own = await insertCompany(studio.db, 'northline');
  records = makeRecords(studio.db, own);
});
afterAll(() => studio?.close());

const idsOf = ({ body }: Answer) => (body as { id: string }[]).map(({ id }) => id);

describe('what can be archived and restored', () => {
  it.each([
    ['tags', () => records.tag()],
    ['severityscales', () => records.severityScale()],
    ['categories', () => records.category()],
  ])('deleting one of the %s archives it, and restoring brings it back', async (list, make) => {
    const id = await make();
    const archived = async (flag: boolean) =>
      idsOf(await send('GET', `${list}?filter=${encodeURIComponent(`isArchived eq ${flag}`)}`)).includes(id);
    expect([await archived(false), await archived(true)]).toEqual([true, false]);

    expect(await send('DELETE', `${list}/${id}`)).toEqual({ status: 204, body: null });
    expect([await archived(false), await archived(true)]).toEqual([false, true]);
    expect((await send('GET', `${list}/${id}`)).body).toMatchObject({ id, isArchived: true });

    const restored = await send('PUT', `${list}/${id}/restore`);
    expect(restored).toMatchObject({ status: 200, body: { id, isArchived: false } });
    expect([await archived(false), await archived(true)]).toEqual([true, false]);
    expect(await send('GET', `${list}/${id}`)).toEqual(restored);
  });

  it('restoring one of the tags brings it back', async () => {
    const id = await records.tag({ isArchived: true });
    expect((await send('PUT', `tags/${id}/restore`)).body.isArchived).toBe(false);
  });
  it('restoring one of the severity scales brings it back', async () => {
    const id = await records.severityScale({ isArchived: true });
    expect((await send('PUT', `severityscales/${id}/restore`)).body.isArchived).toBe(false);
  });
  it('restoring one of the categories brings it back', async () => {
    const id = await records.category({ isArchived: true });
    expect((await send('PUT', `categories/${id}/restore`)).body.isArchived).toBe(false);
  });
  it('PUT tags/{id}/restore restores the archived item', async () => {
    const id = await records.tag({ isArchived: true });
    expect(await send('PUT', `tags/${id}/restore`)).toMatchObject({ status: 200, body: { id, isArchived: false } });
  });
});

describe('what is deleted for good', () => {
  it.each([
    ['categorypresets', () => records.preset()],
    ['checklists', () => records.checklist()],
    ['layouts', async () => (await records.layout()).layoutId],
    ['layers', async () => (await records.layout()).layerIds[0]!],
  ])('DELETE %s/{id}', async (list, make) => {
    const id = await make();
    expect(await send('DELETE', `${list}/${id}`)).toEqual({ status: 204, body: null });
    expect((await send('GET', `${list}/${id}`)).status).toBe(404);
    expect(idsOf(await send('GET', list))).not.toContain(id);
    expect((await send('DELETE', `${list}/${id}`)).status).toBe(404);
  });
});

describe('tags', () => {
  it('POST tags: body has name, trimmed', async () => {
    const { status, body } = await send('POST', 'tags', { name: ' Rope access ' });
    expect(status).toBe(200);
    expectFields(body, RECORDS.tag);
    expect(body).toEqual({ id: anIdOf('rope-access'), name: 'Rope access', modified: anInstant, isArchived: false });
  });
  it('GET tags/{id} returns one tag', async () => {
    const id = await records.tag({ name: 'Night work' });
    expect(await send('GET', `tags/${id}`)).toEqual({
      status: 200,
      body: { id, name: 'Night work', modified: anInstant, isArchived: false },
    });
  });
  it('PUT tags/{id}: body has name; its own name in another case is no clash', async () => {
    const id = await records.tag({ name: 'Scaffold' });
    const { status, body } = await send('PUT', `tags/${id}`, { name: 'SCAFFOLD' });
    expect({ status, name: body.name, id: body.id }).toEqual({ status: 200, name: 'SCAFFOLD', id });
  });
});

describe('categories', () => {
  const PAYLOAD = { name: ' Deep crack ', model: 'concrete-crack', colour: '#CE2A29' };

  describe('POST categories creates a category', () => {
    let answer: Answer;
    beforeAll(async () => {
      answer = await send('POST', 'categories', PAYLOAD);
    });
    it('with an id and a date', () => {
      expect(answer.status).toBe(200);
      expectFields(answer.body, RECORDS.category);
      expect(answer.body).toMatchObject({ id: anIdOf('deep-crack'), modified: anInstant, isArchived: false });
    });
    it('body has name', () => expect(answer.body.name).toBe('Deep crack'));
    it('body has model', () => expect(answer.body.model).toBe('concrete-crack'));
    it('body has colour', () => expect(answer.body.colour.toLowerCase()).toBe('#ce2a29'));
    it('GET categories/{id} returns one category', async () =>
      expect(await send('GET', `categories/${answer.body.id}`)).toEqual(answer));
  });

  it('PUT categories/{id}: body is name, model and colour; the model may become null', async () => {
    const id = await records.category({ model: 'staining' });
    const { status, body } = await send('PUT', `categories/${id}`, { name: 'Moss', model: null, colour: '#429c5a' });
    expect(status).toBe(200);
    expectFields(body, RECORDS.category);
    expect(body).toMatchObject({
      id,
      name: 'Moss',
      model: null,
      colour: '#429c5a',
      modified: anInstant,
      isArchived: false,
    });
  });

  it('coating-breakdown is refused to companies that are not on the list', async () => {
    const { status } = await send('POST', 'categories', { ...PAYLOAD, name: 'Coating', model: 'coating-breakdown' });
    expect([403, 409]).toContain(status);
  });
});

describe('category presets', () => {
  it('POST categorypresets: body has name and categories, in their order; GET returns it', async () => {
    const categories = [await records.category(), own.categoryId, await records.category()];
    const answer = await send('POST', 'categorypresets', { name: ' Steel bridges ', categories });
    expect(answer.status).toBe(200);
    expectFields(answer.body, RECORDS.categoryPreset);
    expect(answer.body).toEqual({
      id: anIdOf('steel-bridges'),
      name: 'Steel bridges',
      categories,
      categoryCount: 3,
      modified: anInstant,
    });
    expect(await send('GET', `categorypresets/${answer.body.id}`)).toEqual(answer);
  });
});

describe('severity scales', () => {
  it.each([
    [
      'words',
      false,
      [
        ['Monitor', 0],
        ['Plan', 3],
        ['Now', 1],
      ],
      [0, 1, 2],
    ],
    [
      'numbers',
      true,
      [
        ['1', 0],
        ['2', 0],
        ['3', 0],
      ],
      [1, 2, 3],
    ],
  ] as const)('of %s', async (_kind, isNumerical, severities, scales) => {
    const payload = { name: 'Urgency', isNumerical, severities: severities.map(([name, icon]) => ({ name, icon })) };
    const answer = await send('POST', 'severityscales', payload);
    expect(answer.status).toBe(200);
    expectFields(answer.body, RECORDS.severityScale);
    expect(answer.body).toMatchObject({
      id: anIdOf('urgency'),
      name: 'Urgency',
      isNumerical,
      isArchived: false,
      modified: anInstant,
    });
    expect(answer.body.severities).toEqual(
      severities.map(([name, icon], index) => ({
        id: expect.stringMatching(/./),
        name,
        icon,
        scale: scales[index],
        colour: expect.stringMatching(/^#[0-9a-f]{6}$/i),
      })),
    );
    expect(new Set(answer.body.severities.map(({ id }: { id: string }) => id)).size).toBe(3);
    expect(await send('GET', `severityscales/${answer.body.id}`)).toEqual(answer);
  });

  const scale = { name: 'Priority', isNumerical: false, severities: [{ name: 'Low', icon: 2 }] };
  it.each([
    ['creates a severity scale', { isArchived: false }],
    ['body has name', { name: 'Priority' }],
    ['body has severities with name', { severities: [{ name: 'Low' }] }],
    ['body has severities with icon', { severities: [{ icon: 2 }] }],
    ['body has isNumerical', { isNumerical: false }],
  ])('POST severityscales: %s', async (_says, expected) =>
    expect((await send('POST', 'severityscales', scale)).body).toMatchObject(expected),
  );

  it('GET severityscales/{id} returns one severity scale', async () => {
    const { body } = await send('GET', `severityscales/${own.severityScaleId}`);
    expectFields(body, RECORDS.severityScale);
    expect(body).toMatchObject({ id: own.severityScaleId, name: 'Urgency' });
  });
});

describe('checklists', () => {
  const template = (name: string) => ({
    name,
    sections: [
      {
        identifier: 's1',
        title: 'Steel',
        items: [
          { identifier: 'i1', description: 'Look at the welds' },
          { identifier: 'i2', description: 'Tap' },
        ],
      },
      { identifier: 's2', title: 'Deck', items: [{ identifier: 'i3', description: 'Look for ponding' }] },
    ],
  });

  it('POST checklists: body is the template; GET returns it', async () => {
    const answer = await send('POST', 'checklists', template(' Bridge yearly '));
    expect(answer.status).toBe(200);
    expectFields(answer.body, RECORDS.checklist);
    expect(answer.body).toEqual({ id: anIdOf('bridge-yearly'), modified: anInstant, ...template('Bridge yearly') });
    expect(await send('GET', `checklists/${answer.body.id}`)).toEqual(answer);
  });

  it('PUT checklists/{id}: body is the template', async () => {
    const id = await records.checklist();
    const answer = await send('PUT', `checklists/${id}`, template('Bridge monthly'));
    expect(answer).toEqual({ status: 200, body: { id, modified: anInstant, ...template('Bridge monthly') } });
    expect(await send('GET', `checklists/${id}`)).toEqual(answer);
  });
});
