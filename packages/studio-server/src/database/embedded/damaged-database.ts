import { join } from 'node:path';
import { StartError } from '../../start-error.ts';

/** SQLSTATE of a missing file of a table, and the class of errors that PostgreSQL finds in its own data. */
const DAMAGE = /^(58P01|XX...)$/;

/** Returns what PostgreSQL says of missing or damaged files; null when a statement failed for another reason. */
export function damageIn(error: unknown): string | null {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause && DAMAGE.test(String(cause.code)) ? cause.message : null;
}

/** The error for an embedded database that only a backup can replace. */
export const damagedDatabase = (dataDir: string, reason: string): StartError =>
  new StartError(
    `The embedded database in ${join(dataDir, 'database')} cannot be opened (${reason}): move ${dataDir} away and run npm run restore with your last backup.`,
  );
