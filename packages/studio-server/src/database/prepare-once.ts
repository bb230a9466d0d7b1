import { keepsNamedStatements } from './open-database.ts';
import type { Queryable } from './transaction.ts';

/**
 * Compiles a statement once per database and afterwards only fills in parameters. On a PostgreSQL server it is a named
 * prepared statement, which each connection parses and plans once.
 *
 * @param name unique name of the statement
 */
export function prepareOnce<Prepared>(
  name: string,
  prepare: (db: Queryable, name: string) => Prepared,
): (db: Queryable) => Prepared {
  const made = new WeakMap<Queryable, Prepared>();
  return (db) => {
    const prepared = made.get(db) ?? prepare(db, keepsNamedStatements(db) ? name : '');
    made.set(db, prepared);
    return prepared;
  };
}
