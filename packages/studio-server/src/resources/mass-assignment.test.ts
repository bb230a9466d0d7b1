import { API_BASE_PATH, type Call } from '@inspection-studio/domain/calls';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as schema from '../database/schema/index.ts';
import { bearer } from '../http/testing/start-test-app.ts';
import { makeWorld, type World } from './testing/fuzz/make-world.ts';
import { implementedCalls } from './index.ts';
import { insertCompany } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

const ADMIN = 'adminnorthline';
const FOREIGN_ADMIN = 'adminmeridian';
const PAST = '1999-01-01T00:00:00.000Z';

/** Properties that a payload must never set. */
const EXTRAS = {
  id: 'chosen-id',
  companyId: 'meridian',
  createdById: FOREIGN_ADMIN,
  createdBy: { id: FOREIGN_ADMIN, name: 'chosen-name' },
  invitedById: FOREIGN_ADMIN,
  email: 'chosen@demo.example',
  status: 3,
  isArchived: true,
  thumbnail: 'chosen-picture',
  thumbnailKey: 'chosen-picture',
  storageKey: 'chosen-key',
  s3Key: 'chosen-key',
  key: 'chosen-key',
  created: PAST,
  modified: PAST,
  uploadedAt: PAST,
  sentAt: PAST,
  deletedAt: PAST,
  migratingSince: PAST,
  dataUsed: -1999,
  seatsAllowed: 1999,
};

/** What shows that one of them was taken: random ids may contain 1999 too. */
const SIGNS = [/"chosen[-@]/, /[":]-?1999\b/];

/**
 * Adds extra properties to every object of a payload, except those at the given paths; its own properties take
 * precedence.
 */
function withExtras(value: unknown, without: ReadonlySet<string>, path = 'payload'): unknown {
  if (Array.isArray(value)) return value.map((item, index) => withExtras(item, without, `${path}.${index}`));
  if (typeof value !== 'object' || value === null) return value;
  const extras = Object.entries(EXTRAS).filter(([key]) => !without.has(`${path}.${key}`));
  const own = Object.entries(value).map(([key, inner]) => [key, withExtras(inner, without, `${path}.${key}`)] as const);
  return { ...Object.fromEntries(extras), ...Object.fromEntries(own) };
}

type Row = Record<string, unknown>;

let studio: TestStudio;
let world: World;

beforeAll(async () => {
  studio = await startTestStudio();
  world = await makeWorld(studio, 'northline', await insertCompany(studio.db, 'meridian'));
});
afterAll(() => studio?.close());

/** Reads all rows by table name. */
async function readRows(): Promise<Record<string, Row[]>> {
  const tables = Object.values(schema).flatMap((value: unknown) => (is(value, PgTable) ? [value] : []));
  const entries = tables.map(
    async (table) => [getTableName(table), (await studio.db.select().from(table)) as Row[]] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

const ofMeridian = (rows: Record<string, Row[]>) =>
  Object.values(rows)
    .flat()
    .filter((row) => row['companyId'] === 'meridian')
    .map((row) => JSON.stringify(row))
    .toSorted();

const CALLS = Object.entries(implementedCalls).filter(
  ([, { method, payload, encoding }]) => method !== 'GET' && payload && encoding !== 'multipart',
);

/** Further values that payloads may contain elsewhere: a status, a section id and a type. */
const REFUSED: Partial<Record<string, number>> = { updateUser: 409, updateLayer: 409, confirmImageUploaded: 409 };

/** Default payload for calls without a sample: a name. */
const payloadOf = (name: string) => world.payloads[name] ?? { name: `Wind of ${name}` };

/** Calls whose record is not the first of its kind: tokens of oneself, and the inspection with a processed image. */
const OWN_RECORDS: readonly string[] = ['createAccessToken', 'flagImages'];
const addressOf = (name: string, call: Call) => {
  const ids = OWN_RECORDS.includes(name) ? world.idsOfCall(name, call) : world.idsByGroup[call.path.split('/', 1)[0]!];
  return call.path.replace('{id}', ids?.[0] ?? '');
};

const NO_DRAFT: ReadonlySet<unknown> = new Set(['Queued', 'Completed', 'Failed']);
/** Ids of rows that are archived, deleted or no longer drafts. */
const setApart = (rows: Record<string, Row[]>) =>
  Object.values(rows)
    .flat()
    .filter((row) => row['isArchived'] === true || (row['deletedAt'] ?? null) !== null || NO_DRAFT.has(row['status']))
    .map((row) => String(row['id']))
    .toSorted();

describe('what a payload brings beside its fields is refused by its path, or it is a field of the answer and changes nothing', () => {
  it.each<[string, Call]>(CALLS)('%s', async (name, call) => {
    const { method, reply } = call;
    const before = await readRows();
    const send = (without: ReadonlySet<string>) =>
      studio.send(ADMIN, method, addressOf(name, call), withExtras(payloadOf(name), without));
    const refusal = await send(new Set());
    const issues = (refusal.body?.issues ?? []) as { path: string; message: string }[];
    expect(issues.filter(({ message }) => message !== 'Unknown field')).toEqual([]);
    expect(await readRows()).toEqual(before);
    const { status, body } = await send(new Set(issues.map((issue) => issue.path)));
    expect(status).toBe(REFUSED[name] ?? (reply ? 200 : 204));
    const after = await readRows();
    expect(ofMeridian(after)).toEqual(ofMeridian(before));
    const text = JSON.stringify([after, body]);
    for (const sign of SIGNS) expect(text).not.toMatch(sign);
    for (const row of Object.values(after)
      .flat()
      .filter((each) => each['companyId'] === 'northline')) {
      expect([row['createdById'], row['invitedById']]).not.toContain(FOREIGN_ADMIN);
    }
    expect(setApart(after)).toEqual(setApart(before));
    expect(after['users']!.map((user) => user['status'])).not.toContain('Deleted');
  });

  it('and so is the query', async () => {
    const before = await readRows();
    const query = new URLSearchParams({ companyId: 'meridian', userId: FOREIGN_ADMIN, isArchived: 'true' });
    const { status, body } = await studio.send(ADMIN, 'GET', `users?${query.toString()}`);
    expect([status, body.issues.map(({ path }: { path: string }) => path)]).toEqual([
      400,
      ['query.companyId', 'query.userId', 'query.isArchived'],
    ]);
    expect(await readRows()).toEqual(before);
  });

  it.each([
    '{"name":"Tay","__proto__":{"companyId":"meridian"}}',
    '{"name":"Tay","constructor":{"prototype":{"isArchived":true}}}',
  ])('a prototype is refused: %s', async (payload) => {
    const headers = { ...bearer(ADMIN), 'content-type': 'application/json' };
    const answer = await studio.app.inject({ method: 'POST', url: `${API_BASE_PATH}sites`, headers, payload });
    expect(answer.statusCode).toBe(400);
    expect(({} as Row)['companyId'] ?? ({} as Row)['isArchived']).toBeUndefined();
  });
});
