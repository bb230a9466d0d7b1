import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startTestStudio,
  type TestStudio,
} from '../../packages/studio-server/src/resources/testing/start-test-studio.ts';
import { OUTCOME_CODES, PRODUCT_CODES, type ProductCode, statusOfCode } from './expectations/product-codes.ts';
import { fingerprint } from './world/fingerprint.ts';
import { makeWorld, type Situation } from './world/make-world.ts';
import { INSPECTIONS } from './world/situations/inspections.ts';
import { LIBRARY_AND_ASSETS } from './world/situations/library-and-assets.ts';
import { PEOPLE_AND_LICENCE } from './world/situations/people-and-licence.ts';

// Hundreds of requests in one test.
let studio: TestStudio;

beforeAll(async () => {
  studio = await startTestStudio();
});
afterAll(() => studio?.close());

/** At least one real situation for every code. */
const SITUATIONS: Record<ProductCode, Situation[]> = { ...PEOPLE_AND_LICENCE, ...LIBRARY_AND_ASSETS, ...INSPECTIONS };

const cases = Object.entries(SITUATIONS).flatMap(([code, situations]) =>
  situations.map(([sentence, happen]) => [Number(code) as ProductCode, sentence, happen] as const),
);

describe('every product code is reached by what may happen', () => {
  it('there is a situation for each of the catalogue', () => {
    expect(Object.keys(SITUATIONS)).toEqual(Object.keys(PRODUCT_CODES));
    expect(Object.values(SITUATIONS).filter((situations) => situations.length === 0)).toEqual([]);
  });

  it.each(cases.filter(([code]) => !OUTCOME_CODES.includes(code)))('%i: %s', async (code, _sentence, happen) => {
    const { status, body } = await happen(await makeWorld(studio));
    expect({ status, code: body?.code }).toEqual({ status: statusOfCode(code), code });
    const { issues, ...error } = body;
    expect(error).toEqual({
      code,
      name: expect.stringMatching(/^[A-Z]/),
      message: expect.stringMatching(PRODUCT_CODES[code]),
    });
    // 146 names the categories.
    expect(issues === undefined).toBe(code !== 146);
  });

  it.each(cases.filter(([code]) => OUTCOME_CODES.includes(code)))('%i: %s', async (code, _sentence, happen) => {
    const { status, body } = await happen(await makeWorld(studio));
    expect(status).toBe(200);
    expect(body).toEqual([{ email: expect.stringContaining('@demo.example'), code }]);
  });

  it('37: somebody is activated when all seats are taken', async () => {
    const world = await makeWorld(studio);
    const id = await world.records.user('Viewer', { status: 'Deleted' });
    await world.execute('update companies set seats_allowed = 6 where id = :company');
    const before = await fingerprint(studio);
    const { status, body } = await world.send('Admin', 'PUT', `users/${id}/activate`);
    expect({ status, code: body?.code }).toEqual({ status: 409, code: 37 });
    expect(body.message).toMatch(PRODUCT_CODES[37]);
    expect(await fingerprint(studio)).toBe(before);
  });
});
