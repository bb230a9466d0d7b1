import { insertCompany } from '../../../packages/studio-server/src/resources/testing/insert-company.ts';
import { startTestStudio } from '../../../packages/studio-server/src/resources/testing/start-test-studio.ts';
import { askList } from './ask-list.ts';
import { insertListRecords } from './list-records.ts';

/** A studio of two companies with five records in every list; questions come from the admin of the first. */
export async function startListStudio() {
  const studio = await startTestStudio();
  const own = await insertCompany(studio.db, 'northline');
  const made = await insertListRecords(studio, own);
  await insertListRecords(studio, await insertCompany(studio.db, 'meridian'));
  /** GET of a list with its query; images are of one inspection. */
  const ask = (path: string, query: Record<string, string | number | boolean> = {}) =>
    askList(studio, own.people.Admin, path, { ...(path === 'images' && { projectId: made.projectId }), ...query });
  return { studio, own, made, ask };
}

/** What {@link startListStudio} starts. */
export type ListStudio = Awaited<ReturnType<typeof startListStudio>>;
