import { API_BASE_PATH } from '@inspection-studio/domain/calls';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bearer } from '../../../packages/studio-server/src/http/testing/start-test-app.ts';
import {
  startTestStudio,
  type TestStudio,
} from '../../../packages/studio-server/src/resources/testing/start-test-studio.ts';
import { fill } from './fill.ts';

/** More than 20,000 of them are in one list, which is then read in index order. */
const ASSETS = 24_000;

let studio: TestStudio;

beforeAll(async () => {
  studio = await startTestStudio();
  const pool = studio.db.$client as pg.Pool;
  await fill(pool, ASSETS);
  // Tokens of tests are names.
  await pool.query(`update users set email = 'admin@demo.example' where id = 'admin-1-large'`);
  await pool.query(`update users set email = 'member@demo.example' where id = 'user-40-large'`);
});
afterAll(() => studio.close());

/** The statements of one page that read these tables, except its count, which is cached or reads all rows; each with its plan. */
async function plansOf(token: string, path: string, tables: readonly string[]): Promise<string[]> {
  await studio.app.inject({ url: `${API_BASE_PATH}${path}&skip=1`, headers: bearer(token) });
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const reply = await studio.app.inject({ url: API_BASE_PATH + path, headers: bearer(token) });
  const calls = query.mock.calls as unknown as [{ text: string; values?: unknown[] }, unknown[] | undefined][];
  query.mockRestore();
  expect(reply.statusCode).toBe(200);
  const statements = calls.filter(
    ([{ text }]) => !text.startsWith('select count(*) from') && tables.some((table) => text.includes(`"${table}"`)),
  );
  expect(statements.length).toBeGreaterThan(0);
  const plans: string[] = [];
  for (const [{ text, values }, more] of statements) {
    const { rows } = await (studio.db.$client as pg.Pool).query<{ 'QUERY PLAN': string }>(
      `explain ${text}`,
      values ?? more,
    );
    plans.push([text, ...rows.map((row) => row['QUERY PLAN'])].join('\n'));
  }
  return plans;
}

const page = (query: string) => `count=true&top=12&${query}`;
const project = "(select id from projects where company_id = 'large' order by id limit 1)";

describe('lists of a large company are read through indexes', () => {
  it.each([
    ['assets by name', 'admin', `assets?top=12&orderBy=name%20asc`, ['assets']],
    ['assets, newest first', 'admin', `assets?top=12&orderBy=modified%20desc`, ['assets']],
    ['assets with a number in their name', 'admin', `assets?${page(`filter=contains(name,'0412')`)}`, ['assets']],
    ['assets of a site', 'admin', `assets?${page(`filter=siteId eq 'site-7-large'`)}`, ['assets']],
    ['assets of a member', 'member', `assets?${page('')}`, ['assets', 'asset_members']],
    ['inspections, newest first', 'admin', `projects?top=24`, ['projects']],
    ['sites with their number of assets', 'admin', `sites?${page('')}`, ['assets']],
    ['images of an inspection', 'admin', 'images', ['project_files']],
  ])('%s', async (_title, token, path, tables) => {
    const { rows } = await (studio.db.$client as pg.Pool).query<{ id: string }>(`select id from ${project} as first`);
    const plans = await plansOf(token, path === 'images' ? `images?${page(`projectId=${rows[0]!.id}`)}` : path, tables);
    for (const plan of plans)
      for (const table of tables) expect(plan).not.toMatch(new RegExp(`Seq Scan on ${table}\\b`));
  });
});
