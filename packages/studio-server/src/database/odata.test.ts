import {
  type FilterCondition,
  InvalidQueryError,
  parseFilterExpression,
  parseSort,
} from '@inspection-studio/domain/query';
import { eq, exists, sql } from 'drizzle-orm';
import { boolean, doublePrecision, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeField, flagField, instantField, linkField, numberField, textField } from './list-fields.ts';
import { toOrderBy, toWhere } from './odata.ts';
import type { OpenDatabase } from './open-database.ts';
import { moment } from './schema/moment.ts';
import { openTestDatabase } from './testing/open-test-database.ts';

const rows = pgTable('odata_rows', {
  id: text().primaryKey(),
  name: text(),
  role: text(),
  isArchived: boolean(),
  size: doublePrecision(),
  modified: moment(),
});
const links = pgTable('odata_links', { rowId: text(), person: text() });

let database: OpenDatabase;

const fields = {
  id: textField(rows.id),
  name: textField(rows.name),
  role: codeField(rows.role, { Viewer: 6, Admin: 1, Member: 3 }),
  isArchived: flagField(rows.isArchived),
  size: numberField(rows.size),
  modified: instantField(rows.modified),
  member: linkField((person) =>
    exists(
      database.db
        .select({ one: sql`1` })
        .from(links)
        .where(sql`${links.rowId} = ${rows.id} and ${eq(links.person, person)}`),
    ),
  ),
};

const day = (date: number) => new Date(Date.UTC(2026, 10, date));

beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(
    sql`create table odata_rows (id text, name text, role text, is_archived boolean, size double precision, modified timestamptz(3))`,
  );
  await database.db.execute(sql`create table odata_links (row_id text, person text)`);
  await database.db.insert(rows).values([
    { id: '1', name: 'Pier 100%', role: 'Admin', isArchived: false, size: 1, modified: day(1) },
    { id: '2', name: 'pier_two', role: 'Viewer', isArchived: true, size: 2.5, modified: day(2) },
    { id: '3', name: "Élan d'eau", role: 'Member', isArchived: false, size: null, modified: day(3) },
    { id: '4', name: 'Zinc', role: 'Member', isArchived: false, size: -4, modified: null },
    { id: '5', name: 'elm', role: null, isArchived: null, size: 2.5, modified: day(2) },
  ]);
  await database.db.insert(links).values([{ rowId: '3', person: 'ada' }]);
});
afterAll(() => database?.close());

const select = async (filter: string, orderBy = 'id') => {
  const found = await database.db
    .select({ id: rows.id })
    .from(rows)
    .where(toWhere(fields, parseFilterExpression(filter)))
    .orderBy(...toOrderBy(fields, parseSort(orderBy), rows.id));
  return found.map(({ id }) => id).join('');
};

describe('filters support eq, ne, gt, ge, lt, le and contains', () => {
  it.each([
    ['', '12345'],
    ["name eq 'Zinc'", '4'],
    ["name eq 'zinc'", ''],
    ["name ne 'Zinc'", '1235'],
    ["name gt 'F'", '124'],
    ["contains(name,'PIER')", '12'],
    ["contains(name,'ELAN')", '3'],
    ["contains(name,'élan')", '3'],
    ["contains(name,'E\u0301LAN  D')", '3'],
    ["contains(name,'élm')", '5'],
    ["contains(name,'100%')", '1'],
    ["contains(name,'%')", '1'],
    ["contains(name,'r_')", '2'],
    ["contains(name,'d''eau')", '3'],
    [String.raw`contains(name,'\')`, ''],
    ['size gt 1', '25'],
    ['size le -4', '4'],
    ['size eq null', '3'],
    ['size ne null', '1245'],
    ['size ne 2.5', '134'],
    ['isArchived eq true', '2'],
    ['isArchived ne true', '1345'],
    ["modified ge '2026-11-02T00:00:00.000Z'", '235'],
    ["modified lt '2026-11-02T01:00:00+01:00'", '1'],
    ['role eq 3', '34'],
    ['role ne 3', '125'],
    ["member eq 'ada'", '3'],
    ["member eq 'bob'", ''],
  ])('%s', async (filter, expected) => {
    expect(await select(filter)).toBe(expected);
  });
});

describe('and binds closer than or, unless parentheses say otherwise', () => {
  it.each([
    ["name eq 'elm' or size gt 0 and isArchived eq false", '15'],
    ['size gt 0 and isArchived eq false or role eq 6', '12'],
    ["(name eq 'elm' or size gt 0) and isArchived eq false", '1'],
    ["isArchived eq false and (name eq 'elm' or (size gt 0))", '1'],
    ["(name eq 'elm') or (size gt 0 and isArchived eq false)", '15'],
  ])('%s', async (filter, expected) => {
    expect(await select(filter)).toBe(expected);
  });
});

describe('sorting', () => {
  it.each([
    ['name, in the order of the language', 'name', '35124'],
    ['name descending', 'name desc', '42153'],
    ['several keys', 'size desc,name', '35214'],
    ['a role by its wire number', 'role', '13425'],
    ['modified descending, nulls first', 'modified desc', '43251'],
    ['equal values by id', 'size desc', '32514'],
  ])('%s', async (_case, orderBy, expected) => {
    expect(await select('', orderBy)).toBe(expected);
  });
});

describe('unsupported properties, comparisons and values throw a one-line error', () => {
  it.each([
    ["password eq 'x'", "Filter: 'password' is not a property of this list."],
    ["constructor eq 'x'", "Filter: 'constructor' is not a property of this list."],
    ['name eq 5', "Filter: 'name' expects a text."],
    ['name gt null', "Filter: 'name' expects a value."],
    ["size eq '1'", "Filter: 'size' expects a number."],
    ["contains(size,'1')", "Filter: 'size' expects eq, ne, gt, ge, lt or le."],
    ['isArchived eq 1', "Filter: 'isArchived' expects true or false."],
    ["modified gt 'yesterday'", "Filter: 'modified' expects a date."],
    ['role eq 9', "Filter: 'role' expects one of 6, 1, 3."],
    ['role gt 1', "Filter: 'role' expects eq or ne."],
    ["member ne 'ada'", "Filter: 'member' expects eq."],
    ['member eq null', "Filter: 'member' expects an id."],
  ])('%s', (filter, message) => {
    expect(() => toWhere(fields, parseFilterExpression(filter))).toThrow(new InvalidQueryError(message));
  });

  it.each([
    ['secret desc', "Order: 'secret' is not a property of this list."],
    ['member', "Order: 'member' has no order."],
  ])('order by %s', (orderBy, message) => {
    expect(() => toOrderBy(fields, parseSort(orderBy), rows.id)).toThrow(new InvalidQueryError(message));
  });

  it('text values are always parameters', async () => {
    const hostile: FilterCondition = { prop: 'name', comparison: 'eq', value: "'; drop table odata_rows; --" };
    expect(await database.db.select().from(rows).where(toWhere(fields, hostile))).toEqual([]);
    expect(await select('')).toBe('12345');
  });
});
