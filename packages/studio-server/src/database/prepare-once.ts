import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResult } from 'pg';
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

const dialect = new PgDialect({ casing: 'snake_case' });

/** Prepares a raw SQL statement with named placeholders. */
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
