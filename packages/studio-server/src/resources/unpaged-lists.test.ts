import { UNPAGED_MAX } from '@inspection-studio/domain/calls';
import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tags } from '../database/schema/index.ts';
import { implementedCalls } from './index.ts';
import { lists } from './lists.ts';
import { makeWorld, type World } from './testing/fuzz/make-world.ts';
import { insertCompany } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let world: World;

beforeAll(async () => {
  studio = await startTestStudio();
  world = await makeWorld(studio, 'northline', await insertCompany(studio.db, 'meridian'));
  await studio.send('adminnorthline', 'POST', 'sites', { name: 'Isle of May' });
});
afterAll(() => studio?.close());

/** Reads a list, with the query that it requires. */
function read(name: keyof typeof lists, query: Record<string, string> = {}) {
  const search = new URLSearchParams({ ...world.queries[name], ...query });
  return studio.send('adminnorthline', 'GET', `${implementedCalls[name].path}?${search.toString()}`);
}

/** Values of a copy that must differ from its original, or make it appear in the list. */
const OWN_VALUES = sql`jsonb_build_object('id', gen_random_uuid(), 'name', 'Copy ' || n, 'email', n || '@copy.example',
  'storage_key', 'copies/' || n, 'creation_key', null, 'project_id', 'projectnorthline', 'thumbnail_key', 'thumbnails/' || n,
  'kind', 'three', 'file_type', 'Image', 'uploaded_at', now())`;

/** Copies a record of the company until its list has more than the maximum. */
async function fill(table: PgTable): Promise<void> {
  const name = sql.identifier(getTableName(table));
  const { rows } = await studio.db.execute<{ column: string }>(sql`
    select attname as column from pg_attribute
    where attrelid = ${getTableName(table)}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`);
  const columns = rows.map(({ column }) => sql.identifier(column));
  await studio.db.execute(sql`
    insert into ${name} (${sql.join(columns, sql`, `)})
    select ${sql.join(
      columns.map((column) => sql`(copy).${column}`),
      sql`, `,
    )}
    from generate_series(1, ${UNPAGED_MAX + 1}) as n,
      (select * from ${name} where company_id = 'northline' order by id limit 1) as original,
      lateral jsonb_populate_record(null::${name}, to_jsonb(original) || ${OWN_VALUES}) as copy`);
}

const names = Object.keys(lists) as (keyof typeof lists)[];

describe('a list without paging has at most 5,000 items; a longer one is 400, explains paging, and can be read in pages', () => {
  it.each(names)('%s', async (name) => {
    await fill(lists[name].id.table);
    const { status, body } = await read(name);
    const message =
      'The list has more than 5,000 items. Read it in pages with top and skip, or filter it; count=true returns the total in X-Pagination.';
    expect([status, body.issues]).toEqual([400, [{ path: 'query', message }]]);
    for (const query of ['count=true', 'top=1000', 'skip=5000'])
      expect((await read(name, Object.fromEntries(new URLSearchParams(query)))).status).toBe(200);
  });

  it('has all 5,000 items, and can be filtered', async () => {
    await studio.db.delete(tags);
    await studio.db.execute(sql`
      insert into tags (id, company_id, name)
      select 'many-' || n, 'northline', 'Many ' || n from generate_series(1, ${UNPAGED_MAX}) as n`);
    const { status, body } = await read('listTags');
    expect([status, body.length]).toEqual([200, 5_000]);
    await studio.db.insert(tags).values({ id: 'one-more', companyId: 'northline', name: 'One more' });
    expect((await read('listTags', { filter: "contains(name,'one more')" })).body).toHaveLength(1);
  });
});

describe('a list that has no pages is limited', () => {
  it('the sessions of a person, to the 1,000 used last', async () => {
    await studio.db.execute(sql`
      insert into sign_in_sessions (id, user_id, device, browser, address, last_used)
      select 'many-' || n, 'viewernorthline', 'Linux', 'Chrome 140', '', now() - n * interval '1 minute'
      from generate_series(1, 1001) as n`);
    const { status, body } = await studio.send('adminnorthline', 'GET', 'users/viewernorthline/sessions');
    expect([status, body.length, body[0].id, body.at(-1).id]).toEqual([200, 1000, 'many-1', 'many-1000']);
  });
});
