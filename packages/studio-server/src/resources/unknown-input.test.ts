import { isDeepStrictEqual } from 'node:util';
import type { Call, Method } from '@inspection-studio/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/v4/core';
import { wireSchema } from '../http/wire-schema.ts';
import { implementedCalls } from './index.ts';
import { insertCompany } from './testing/insert-company.ts';
import { makeWorld, type World } from './testing/fuzz/make-world.ts';
import { type Answer, startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

const ADMIN = 'adminnorthline';

let studio: TestStudio;
let world: World;

beforeAll(async () => {
  studio = await startTestStudio();
  world = await makeWorld(studio, 'northline', await insertCompany(studio.db, 'meridian'));
});
afterAll(() => studio?.close());

const CALLS = Object.entries<Call>(implementedCalls).filter(([, { encoding }]) => encoding !== 'multipart');
/** Calls with a body of fields. The body of `reorderLayers` is a list of ids. */
const CHANGES = CALLS.filter(([name, { method }]) => method !== 'GET' && name !== 'reorderLayers');

/** Names of the fields of a record, or of the records of a list. */
function fieldsOf(schema: z.$ZodType): string[] {
  const { items, properties } = wireSchema(schema) as { items?: { properties: object }; properties?: object };
  return Object.keys(properties ?? items!.properties);
}

/** Calls that create a record or ask a question, with the fields that only their answer has. */
const POSTS = CALLS.flatMap(([name, call]) => {
  const { method, payload, reply } = call;
  if (method !== 'POST' || !payload || !reply) return [];
  const own = new Set(fieldsOf(payload));
  const fields = fieldsOf(reply).filter((field) => !own.has(field));
  return fields.length === 0 ? [] : [{ name, call, fields }];
});

const addressOf = (name: string, call: Call) => call.path.replace('{id}', () => world.idsOfCall(name, call)[0]!);

/** Sends a request as Admin; says whether it stored anything. */
async function ask(method: Method, path: string, payload?: unknown) {
  const before = await studio.stored();
  const { status, body } = await studio.send(ADMIN, method, path, payload);
  return { status, body, isUnchanged: isDeepStrictEqual(await studio.stored(), before) };
}

/** Sends a picture of a site in a form. */
async function sendPicture(further: Record<string, string> = {}, query = ''): Promise<Answer> {
  const form = new FormData();
  const site = { id: world.idsByGroup['sites']![0]!, type: '2', isRemoving: 'false' };
  for (const [key, value] of Object.entries({ ...site, ...further })) form.append(key, value);
  form.append('file', new Blob([new Uint8Array(world.picture)], { type: 'image/jpeg' }), 'tay.jpg');
  const headers = { authorization: `Bearer ${ADMIN}` };
  const url = `${studio.origin}/api/v2/images/thumbnail${query}`;
  const answer = await fetch(url, { method: 'POST', headers, body: form });
  return { status: answer.status, body: answer.status === 204 ? null : await answer.json() };
}

const refusal = (issues: { path: string; message: string }[]) => ({
  status: 400,
  body: { name: 'Bad Request', message: '400 Something went wrong.', issues },
  isUnchanged: true,
});

describe('a parameter that a call does not have is 400 and named', () => {
  it.each(CALLS)('%s', async (name, call) => {
    const query = new URLSearchParams({ ...world.queries[name], filtr: "name eq 'Tay'", Top: '1' });
    const { status, body, isUnchanged } = await ask(call.method, `${addressOf(name, call)}?${query.toString()}`);
    expect([status, isUnchanged]).toEqual([400, true]);
    expect(body.issues).toEqual([
      { path: 'query.filtr', message: 'Unknown parameter' },
      { path: 'query.Top', message: 'Unknown parameter' },
    ]);
  });

  it('together with parameters of a wrong value', async () => {
    expect(await ask('GET', 'sites?top=0&filtr=x')).toEqual(
      refusal([
        { path: 'query.top', message: 'Number must be greater than or equal to 1' },
        { path: 'query.filtr', message: 'Unknown parameter' },
      ]),
    );
  });

  it('in a form with a picture', async () => {
    const { status, body } = await sendPicture({}, '?filtr=x&Type=2');
    expect([status, body?.issues]).toEqual([
      400,
      [
        { path: 'query.filtr', message: 'Unknown parameter' },
        { path: 'query.Type', message: 'Unknown parameter' },
      ],
    ]);
  });
});

describe('a field that neither the call nor its answer has is 400 and named', () => {
  it.each(CHANGES)('%s', async (name, call) => {
    const payload = structuredClone(world.payloads[name] ?? {}) as object | object[];
    const isList = Array.isArray(payload);
    Object.assign(isList ? payload[0]! : payload, { nmae: 'Tay', __v: 1 });
    const at = isList ? 'payload.0' : 'payload';
    expect(await ask(call.method, addressOf(name, call), payload)).toEqual(
      refusal([
        { path: `${at}.nmae`, message: 'Unknown field' },
        { path: `${at}.__v`, message: 'Unknown field' },
      ]),
    );
  });

  it('in nested objects and lists', async () => {
    const item = { identifier: 'i1', description: 'Joints', isDone: true };
    const sections = [{ identifier: 's1', title: 'Deck', titel: 'Deck', items: [item] }];
    expect(await ask('POST', 'checklists', { name: 'Piers', sections })).toEqual(
      refusal([
        { path: 'payload.sections.0.titel', message: 'Unknown field' },
        { path: 'payload.sections.0.items.0.isDone', message: 'Unknown field' },
      ]),
    );
  });

  it('in a form with a picture', async () => {
    const { status, body } = await sendPicture({ colour: 'red' });
    expect([status, body?.issues]).toEqual([400, [{ path: 'payload.colour', message: 'Unknown field' }]]);
    expect((await sendPicture()).status).toBe(204);
  });

  it('a list where a call takes no body is 400', async () => {
    const call = implementedCalls.deleteSite;
    expect(await ask('DELETE', addressOf('deleteSite', call), [1])).toMatchObject({ status: 400, isUnchanged: true });
  });
});

describe('a field that only the answer of a POST has is 400 and named, because nothing was read before', () => {
  it.each(POSTS)('$name', async ({ name, call, fields }) => {
    const payload = structuredClone(world.payloads[name]) as object | object[];
    const isList = Array.isArray(payload);
    Object.assign(isList ? payload[0]! : payload, Object.fromEntries(fields.map((field) => [field, null])));
    const at = isList ? 'payload.0' : 'payload';
    expect(await ask('POST', addressOf(name, call), payload)).toEqual(
      refusal(fields.map((field) => ({ path: `${at}.${field}`, message: 'Unknown field' }))),
    );
  });

  it('in nested objects and lists', async () => {
    const severities = [{ id: 'chosen', name: 'Minor', scale: 3, colour: '#d9480f', icon: 1 }];
    expect(await ask('POST', 'severityscales', { name: 'Condition', isNumerical: false, severities })).toEqual(
      refusal([
        { path: 'payload.severities.0.id', message: 'Unknown field' },
        { path: 'payload.severities.0.scale', message: 'Unknown field' },
        { path: 'payload.severities.0.colour', message: 'Unknown field' },
      ]),
    );
  });
});

describe('what the answer of a PUT has is accepted in its body, so that a record can be read, changed and sent', () => {
  it.each<[string, string, Record<string, unknown>]>([
    ['a site', 'sites', { name: 'Tay Bridge' }],
    ['a tag', 'tags', { name: 'Tide work' }],
    ['a category', 'categories', { name: 'Weld gap' }],
    [
      'a checklist',
      'checklists',
      { name: 'Bearings', sections: [{ identifier: 's', title: 'T', items: [{ identifier: 'i', description: 'D' }] }] },
    ],
    ['a layout', 'layouts', { name: 'Decks' }],
    ['a person', 'users', { firstName: 'Isla', phoneNumber: '+44 1382 5550142' }],
  ])('%s', async (_case, group, change) => {
    const path = `${group}/${world.idsByGroup[group]![0]!}`;
    const { body: before } = await studio.send(ADMIN, 'GET', path);
    const { status, body: after } = await studio.send(ADMIN, 'PUT', path, { ...before, ...change });
    expect(status).toBe(200);
    expect(after).toMatchObject({ id: before.id, ...change });
  });

  it('but never changes what is only read', async () => {
    const path = `sites/${world.idsByGroup['sites']![0]!}`;
    const { body: before } = await studio.send(ADMIN, 'GET', path);
    const sent = { ...before, id: 'chosen', assetCount: 99, createdBy: null, location: { longitude: 1, latitude: 2 } };
    const { status, body: after } = await studio.send(ADMIN, 'PUT', path, sent);
    expect([status, after]).toEqual([200, { ...before, modified: after.modified }]);
  });
});
