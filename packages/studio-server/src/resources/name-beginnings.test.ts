import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sites, users } from '../database/schema/index.ts';
import { type CompanyRecords, insertCompany } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let own: CompanyRecords;

const NAMES = [
  'Pier',
  'pier 2',
  'Pier 02',
  'Pier 20 m',
  'Pier 3',
  'PIER-10',
  'Pièr',
  'Piers',
  'A pier',
  'Pie',
  'Pies',
  'Søndre Åsen',
  'Zulu',
];

beforeAll(async () => {
  studio = await startTestStudio();
  own = await insertCompany(studio.db, 'northline');
  const { companyId } = own;
  await studio.db.insert(sites).values(NAMES.map((name) => ({ companyId, id: name, name })));
  await studio.db
    .insert(users)
    .values({ companyId, id: 'invited', email: 'ingrid.aas@rope.example', status: 'Pending', role: 'Viewer' });
});
afterAll(() => studio?.close());

async function find(path: string, prop: string, term: string, rest = ''): Promise<string[]> {
  const filter = `${prop} ge '${term}' and ${prop} lt '${term.replace(/\d+$/, '')}\uffff'${rest}`;
  const query = new URLSearchParams({ filter, orderBy: 'name', top: '50' });
  const { body } = await studio.send(own.people.Admin, 'GET', `${path}?${query.toString()}`);
  return (body as { id: string }[]).map(({ id }) => id);
}

describe('the texts that begin with a search key are between it and itself with U+FFFF, whatever their case and accents', () => {
  it.each([
    ['pier', ['Pier', 'Pièr', 'PIER-10', 'Pier 02', 'pier 2', 'Pier 20 m', 'Pier 3', 'Piers']],
    ['sondre a', ['Søndre Åsen']],
    ['zulu', ['Zulu']],
    ['nothing', []],
  ])('%s', async (term, names) => expect((await find('sites', 'name', term)).toSorted()).toEqual(names.toSorted()));

  it('the shortest name comes first', async () => expect((await find('sites', 'name', 'pier'))[0]).toBe('Pier'));

  it.each([
    ['pier 2', ['pier 2', 'Pier 20 m']],
    ['pier 0', ['Pier 02']],
  ])('a number may go on, so the key without it ends them, and they contain the key: %s', async (term, names) =>
    expect(await find('sites', 'name', term, ` and contains(name,'${term}')`)).toEqual(names),
  );

  it('e-mail addresses', async () => expect(await find('users', 'email', 'ingrid')).toEqual(['invited']));
});
