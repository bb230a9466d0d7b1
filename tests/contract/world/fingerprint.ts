import type { TestStudio } from '../../../packages/studio-server/src/resources/testing/start-test-studio.ts';

const TABLES = `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`;

/**
 * A digest of every row of every table: two are equal when nothing has changed.
 *
 * @param except tables that may change
 */
export async function fingerprint({ db }: Pick<TestStudio, 'db'>, except: readonly string[] = []): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(TABLES);
  const digests = rows
    .filter(({ name }) => !except.includes(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) as digest from "${name}" t`,
    );
  return JSON.stringify((await db.execute(`${digests.join(' union all ')} order by name`)).rows);
}
