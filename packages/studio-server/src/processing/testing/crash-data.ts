import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { openDatabase } from '../../database/open-database.ts';
import { companies, jobs, projects } from '../../database/schema/index.ts';
import { makeTestDataDir } from '../../database/testing/open-test-database.ts';
import { type CompanyRecords, insertCompany } from '../../resources/testing/insert-company.ts';
import { readOrCreateSecret } from '../../storage/file-secret.ts';
import { createLinkSigner } from '../../storage/local-links.ts';

/** Where a server under test keeps its records: a database server, or the data folder. */
export interface CrashPlace {
  dataDir: string;
  databaseUrl: string | null;
}

const IMAGES_ALLOWED = 1_000_000;
const LINK_LIFETIME_MS = 60_000;

/** What is known at the end of a run, read past the server. */
export interface CrashOutcome {
  /** Images counted against the licence. */
  dataUsed: number;
  /** By inspection id. */
  statuses: Map<string, string>;
  /** Jobs that wait, run or have failed. */
  jobStates: string[];
}

/**
 * Makes a data folder, and a database with one company in it, before a server runs on them.
 *
 * @param databaseUrl of an empty database; null makes an embedded one in the folder
 */
export async function prepareCrash(
  databaseUrl: string | null,
): Promise<{ place: CrashPlace; records: CompanyRecords }> {
  const dataDir = databaseUrl === null ? await makeTestDataDir() : await mkdtemp(join(tmpdir(), 'studio-crash-'));
  const place = { dataDir, databaseUrl };
  const database = await openDatabase({ ...place, databaseConnections: 2 });
  try {
    const records = await insertCompany(database.db, 'northline');
    await database.db
      .update(companies)
      .set({ dataAllowed: IMAGES_ALLOWED, dataUsed: 0 })
      .where(eq(companies.id, records.companyId));
    return { place, records };
  } finally {
    await database.close();
  }
}

/** Reads the outcome when no server runs any more. */
export async function readOutcome(place: CrashPlace): Promise<CrashOutcome> {
  const database = await openDatabase({ ...place, databaseConnections: 2 });
  try {
    const [company] = await database.db.select().from(companies);
    const rows = await database.db.select().from(projects);
    const left = await database.db.select().from(jobs);
    return {
      dataUsed: company?.dataUsed ?? Number.NaN,
      statuses: new Map(rows.map(({ id, status }) => [id, status])),
      jobStates: left.map(({ state }) => state),
    };
  } finally {
    await database.close();
  }
}

/** An address of the local file service that serves a key, whatever the records say of it. */
export async function downloadAddress(dataDir: string, key: string): Promise<string> {
  const links = createLinkSigner(await readOrCreateSecret(join(dataDir, 'file-links.key')));
  return links.download(key, new Date(Date.now() + LINK_LIFETIME_MS));
}
