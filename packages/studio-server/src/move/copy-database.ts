import type pg from 'pg';
import { StartError } from '../start-error.ts';
import { type CopiedRows, unequalText } from './move-texts.ts';

/** Rows per statement, to limit memory on both sides. */
const BATCH_ROWS = 500;

/** A table to copy; names are quoted. */
interface Table {
  name: string;
  /** All columns except generated ones. */
  columns: string[];
  /** Columns that refer to rows of the same table, which may not exist yet. */
  selfReferences: string[];
  key: string[];
}

/**
 * Copies every row to an empty database of the same schema version, in dependency
 * order, and compares the row counts. Runs in one transaction.
 *
 * @throws StartError when the target already has a company, or the schemas differ
 */
export async function copyDatabase(source: pg.Pool, target: pg.Pool): Promise<CopiedRows> {
  const tables = await readTables(source);
  const targetTables = await readTables(target);
  if (JSON.stringify(tables) !== JSON.stringify(targetTables)) {
    throw new StartError('The databases have different schema versions: start the studio on each of them once.');
  }
  const client = await target.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from companies');
    if (rows[0]!.count > 0) throw new StartError('The database of DATABASE_URL is not empty.');
    const copied: CopiedRows = {};
    for (const table of tables) copied[table.name] = await copyTable(source, client, table);
    await client.query('commit');
    return copied;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function copyTable(source: pg.Pool, client: pg.PoolClient, table: Table): Promise<number> {
  const { name, columns, selfReferences, key } = table;
  const list = columns.join(', ');
  const firstly = columns.map((column) => (selfReferences.includes(column) ? 'null' : column)).join(', ');
  const page = `select json_agg(row)::text as rows, count(*)::int as count
    from (select ${list} from ${name} order by ${key.join(', ')} limit ${BATCH_ROWS} offset $1) row`;
  // Replaces what the first start created, such as keys.
  await client.query(`delete from ${name}`);
  const batches: string[] = [];
  let total = 0;
  for (;;) {
    const { rows } = await source.query<{ rows: string | null; count: number }>(page, [total]);
    const { rows: batch, count } = rows[0]!;
    if (batch === null) break;
    await client.query(
      `insert into ${name} (${list}) select ${firstly} from json_populate_recordset(null::${name}, $1::json)`,
      [batch],
    );
    if (selfReferences.length > 0) batches.push(batch);
    total += count;
  }
  const isSame = key.map((column) => `own.${column} = given.${column}`).join(' and ');
  for (const column of selfReferences) {
    for (const batch of batches) {
      await client.query(
        `update ${name} own set ${column} = given.${column} from json_populate_recordset(null::${name}, $1::json) given where ${isSame}`,
        [batch],
      );
    }
  }
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${name}`);
  if (rows[0]!.count !== total) throw new Error(unequalText(name, total, rows[0]!.count));
  return total;
}

/** Reads the product's tables in dependency order. */
async function readTables(pool: pg.Pool): Promise<Table[]> {
  const { rows: columns } = await pool.query<{
    table: string;
    column: string;
    isGenerated: boolean;
    keyPosition: number | null;
  }>(
    `select quote_ident(c.relname) as "table", quote_ident(a.attname) as "column", a.attgenerated <> '' as "isGenerated",
       array_position(i.indkey::int2[], a.attnum) as "keyPosition"
     from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     left join pg_index i on i.indrelid = c.oid and i.indisprimary
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
     order by c.relname collate "C", a.attname collate "C"`,
  );
  const { rows: references } = await pool.query<{ from: string; to: string; column: string }>(
    `select quote_ident(f.relname) as "from", quote_ident(t.relname) as "to", quote_ident(a.attname) as "column"
     from pg_constraint k
     join pg_class f on f.oid = k.conrelid
     join pg_class t on t.oid = k.confrelid
     join pg_attribute a on a.attrelid = f.oid and a.attnum = k.conkey[1]
     where k.contype = 'f' and f.relnamespace = 'public'::regnamespace
     order by f.relname collate "C", a.attname collate "C"`,
  );
  const open = [...new Set(columns.map(({ table }) => table))].map((name): Table => {
    const own = columns.filter(({ table }) => table === name);
    const keyed = own
      .filter(({ keyPosition }) => keyPosition !== null)
      .toSorted((a, b) => a.keyPosition! - b.keyPosition!);
    return {
      name,
      columns: own.filter(({ isGenerated }) => !isGenerated).map(({ column }) => column),
      selfReferences: references.filter(({ from, to }) => from === name && to === name).map(({ column }) => column),
      key: keyed.map(({ column }) => column),
    };
  });
  const ordered: Table[] = [];
  while (open.length > 0) {
    const next = open.findIndex(({ name }) =>
      references.every(({ from, to }) => from !== name || to === name || ordered.some((table) => table.name === to)),
    );
    if (next === -1) throw new Error('The tables have circular references.');
    ordered.push(...open.splice(next, 1));
  }
  return ordered;
}
