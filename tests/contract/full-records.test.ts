import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCompany } from '../../packages/studio-server/src/resources/testing/insert-company.ts';
import {
  startTestStudio,
  type TestStudio,
} from '../../packages/studio-server/src/resources/testing/start-test-studio.ts';
import { FULL_LIBRARY } from './expectations/full-library.ts';
import { FULL_PLACES } from './expectations/full-places.ts';
import { PROJECT_DETAIL, type RecordFields, RECORDS } from './expectations/records.ts';
import { expectFields } from './world/fields.ts';
import { insertFullRecords } from './world/full-records.ts';

const FULL_RECORDS = [...FULL_PLACES, ...FULL_LIBRARY];

let studio: TestStudio;

beforeAll(async () => {
  studio = await startTestStudio();
  await insertFullRecords(studio.db, await insertCompany(studio.db, 'northline'));
});
afterAll(() => studio?.close());

const read = async (path: string) => (await studio.send('adminnorthline', 'GET', path)).body;

describe('a record in which no two fields are the same comes back with each value in its field', () => {
  it.each(FULL_RECORDS.flatMap(({ path, record }) => (path ? [{ path, record }] : [])))(
    'GET $path',
    async ({ path, record }) => expect(await read(path)).toEqual(record),
  );

  it.each(FULL_RECORDS.flatMap(({ list, record, inList = record }) => (list ? [{ list, inList }] : [])))(
    'GET $list: in a list',
    async ({ list, inList }) => expect(await read(list)).toContainEqual(inList),
  );
});

describe('the expected records can reveal fields that are mixed up', () => {
  /** Records inside of others. */
  const PARTS = new Set(['licence', 'recentProject', 'severity', 'reference']);
  const KINDS = Object.entries<RecordFields>({ ...RECORDS, project: PROJECT_DETAIL });

  it.each(KINDS.filter(([kind]) => !PARTS.has(kind)))('%s: there is one, with all its fields', (kind, fields) => {
    const ofKind = FULL_RECORDS.filter((full) => full.kind === kind);
    expect(ofKind).not.toEqual([]);
    for (const { record } of ofKind) expectFields(record, fields);
  });

  /** What a GET of images says of every image, and the end of a map. */
  const SAME_FOR_ALL = new Set(['paths.temperatures', 'map.0.nodes']);

  /** Paths of values that are empty, or the same as another one of their object. */
  function unfit(value: unknown, path = ''): string[] {
    if (SAME_FOR_ALL.has(path)) return [];
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return [path];
    if (typeof value !== 'object') return [];
    // The address of a picture.
    if ('$$typeof' in value) return [];
    const entries = Object.entries(value);
    const texts = entries.map(([, inner]) => JSON.stringify(inner));
    return entries.flatMap(([key, inner], index) => {
      const at = path === '' ? key : `${path}.${key}`;
      return texts.indexOf(texts[index]!) === index ? unfit(inner, at) : [at];
    });
  }

  it.each(FULL_RECORDS)('$kind: no value is empty or the same as another one', ({ record, inList = record }) => {
    expect([unfit(record), unfit(inList)]).toEqual([[], []]);
  });
});
