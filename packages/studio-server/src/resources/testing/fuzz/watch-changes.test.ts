import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sites, tags } from '../../../database/schema/index.ts';
import { type CompanyRecords, insertCompany } from '../insert-company.ts';
import { startTestStudio, type TestStudio } from '../start-test-studio.ts';
import { watchChanges } from './watch-changes.ts';

let studio: TestStudio;
let records: CompanyRecords;

beforeAll(async () => {
  studio = await startTestStudio();
  records = await insertCompany(studio.db, 'northline');
});
afterAll(() => studio?.close());

it('sees every row that is changed for good and every file, and nothing that is taken back', async () => {
  const stored = await watchChanges(studio);
  const { files } = await stored();
  const rename = (name: string) => studio.db.update(sites).set({ name }).where(eq(sites.id, records.siteId));

  await rename('Tay Valley');
  expect(await stored()).toEqual({ changes: 1, files });
  await studio.db.insert(tags).values({ id: 'night', companyId: 'northline', name: 'Night work' });
  await studio.db.delete(tags);
  expect(await stored()).toEqual({ changes: 3, files });

  const undone = studio.db.transaction(async (tx) => {
    await tx.update(sites).set({ name: 'Forth' }).where(eq(sites.id, records.siteId));
    throw new Error('refused');
  });
  await expect(undone).rejects.toThrow('refused');
  expect(await stored()).toEqual({ changes: 3, files });

  await writeFile(join(studio.dataDir, 'files/.incoming/half'), 'x');
  expect(await stored()).toEqual({ changes: 3, files: files + 1 });
});
