import { UNPAGED_MAX } from '@inspection-studio/domain/calls';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CompanyRecords, insertCompany } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let records: CompanyRecords;

beforeAll(async () => {
  studio = await startTestStudio();
  records = await insertCompany(studio.db, 'northline');
  await studio.db.execute(sql`delete from tags`);
  await studio.db.execute(sql`
    insert into tags (id, company_id, name)
    select 'many-' || n, 'northline', 'Many ' || n from generate_series(1, ${UNPAGED_MAX}) as n`);
});
afterAll(() => studio?.close());

const read = (path: string) => studio.send(records.people.Manager, 'GET', path);

describe('a list without paging', () => {
  it('has all items up to the maximum', async () => {
    const { status, body } = await read('tags');
    expect([status, body.length]).toEqual([200, 5_000]);
  });

  describe('with more items', () => {
    beforeAll(() =>
      studio.db.execute(sql`insert into tags (id, company_id, name) values ('one-more', 'northline', 'One more')`),
    );

    it('is 400 and explains paging', async () => {
      const { status, body } = await read('tags');
      const message =
        'The list has more than 5,000 items. Read it in pages with top and skip, or filter it; count=true returns the total in X-Pagination.';
      expect([status, body.issues]).toEqual([400, [{ path: 'query', message }]]);
    });

    it.each(['count=true', 'top=1000', 'skip=5000', `filter=${encodeURIComponent("contains(name,'one more')")}`])(
      'can be read with %s',
      async (query) => expect((await read(`tags?${query}`)).status).toBe(200),
    );
  });
});
