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

/** Database of the server under test: a PostgreSQL server or the data folder. */
export interface CrashPlace {
  dataDir: string;
  databaseUrl: string | null;
}

const IMAGES_ALLOWED = 1_000_000;
const LINK_LIFETIME_MS = 60_000;

/** Outcome of a run, read directly from the database and storage. */
export interface CrashOutcome {
  /** Number of images counted against the licence. */
  dataUsed: number;
  /** By inspection id. */
  statuses: Map<string, string>;
  /** Jobs that are queued, running or failed. */
  jobStates: string[];
}

/**
 * Creates a data folder and a database with one company for a server under test.
 *
 * @param databaseUrl URL of an empty database; null creates an embedded one in the folder
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

/** Reads the outcome after all servers have stopped. */
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

/** Signs a URL of the local file service for a key, regardless of the database. */
export async function downloadAddress(dataDir: string, key: string): Promise<string> {
  const links = createLinkSigner(await readOrCreateSecret(join(dataDir, 'file-links.key')));
  return links.download(key, new Date(Date.now() + LINK_LIFETIME_MS));
}
