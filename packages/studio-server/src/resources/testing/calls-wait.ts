import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import type { Database } from '../../database/open-database.ts';

/** Resolves when calls wait for an open transaction. On the embedded database, every call does. */
export async function callsWait(db: Database, callCount: number): Promise<void> {
  if (!process.env['TEST_DATABASE_URL']) return;
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(async () => {
    const { rows } = await db.execute(waiting);
    if (rows.length !== callCount) throw new Error(`${rows.length} calls wait.`);
  }, 30_000);
}
