import { deleteAuditEvents } from '../database/queries/audit-events.ts';
import type { Database } from '../database/open-database.ts';
import { transaction } from '../database/transaction.ts';

/** Events per transaction, so that a long deletion blocks nobody. */
const EVENTS_PER_TRANSACTION = 2000;

/**
 * Deletes audit events older than `days`. Several processes may do so at the same time.
 *
 * @returns the number of deleted events
 */
export async function sweepAuditEvents(db: Database, days: number): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await transaction(db, (tx) => deleteAuditEvents(tx, days, EVENTS_PER_TRANSACTION));
    total += count;
    if (count < EVENTS_PER_TRANSACTION) return total;
  }
}
