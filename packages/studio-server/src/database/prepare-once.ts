import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResult } from 'pg';
import { keepsNamedStatements } from './open-database.ts';
import type { Queryable } from './transaction.ts';

/**
 * Makes a statement once for each database: its text is written out once and afterwards only filled in. On a PostgreSQL
 * server it bears its name, so that a connection also reads and plans it once.
 *
 * @param name no other statement's
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

const dialect = new PgDialect({ casing: 'snake_case' });

/** Prepares a statement that is written as SQL; its placeholders are filled in by name. */
export function prepareSql<Row>(
  db: Queryable,
  name: string,
  statement: SQL,
): (values: Record<string, unknown>) => Promise<Row[]> {
  const prepared = db._.session.prepareQuery<{ execute: QueryResult; all: unknown; values: unknown }>(
    dialect.sqlToQuery(statement),
    undefined,
    name,
    false,
  );
  return async (values) => (await prepared.execute(values)).rows as Row[];
}
