import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { StartError } from '../../start-error.ts';

/** SQLSTATE of a missing file of a table, and the class of errors that PostgreSQL finds in its own data. */
const DAMAGE = /^(58P01|XX...)$/;

/** Returns what PostgreSQL says of missing or damaged files; null when a statement failed for another reason. */
function damageIn(error: unknown): string | null {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause && DAMAGE.test(String(cause.code)) ? cause.message : null;
}

/** The error for an embedded database that only a backup can replace. */
export const damagedDatabase = (dataDir: string, reason: string): StartError =>
  new StartError(
    `The embedded database in ${join(dataDir, 'database')} cannot be opened (${reason}): move ${dataDir} away and run npm run restore with your last backup.`,
  );

/**
 * Returns the error for an embedded database when a statement failed because of missing or damaged files, else the same
 * error. The database can be opened, and the damage is read later.
 */
export function explainDamage(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  error: unknown,
): unknown {
  const damage = databaseUrl === null ? damageIn(error) : null;
  return damage === null ? error : damagedDatabase(dataDir, damage);
}
