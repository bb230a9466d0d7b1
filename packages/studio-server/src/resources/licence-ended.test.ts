import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies } from '../database/schema/index.ts';
import { type CompanyRecords, insertCompany } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let own: CompanyRecords;
let tokenId: string;

const payload = { name: 'Field laptop', rights: 'All', days: 30 };
const ofMember = (path: string) => `users/${own.people.Member}/${path}`;

beforeAll(async () => {
  studio = await startTestStudio();
  own = await insertCompany(studio.db, 'northline');
  tokenId = (await studio.send(own.people.Member, 'POST', ofMember('tokens'), payload)).body.id;
  const licenceExpiry = new Date('2026-01-02');
  await studio.db.update(companies).set({ licenceExpiry }).where(eq(companies.id, 'northline'));
});
afterAll(() => studio?.close());

describe('after the licence has ended', () => {
  it('a change is 403 code 7', async () =>
    expect(await studio.send(own.people.Member, 'POST', ofMember('tokens'), payload)).toMatchObject({
      status: 403,
      body: { code: 7 },
    }));

  it('an access token can be revoked', async () => {
    const { status } = await studio.send(own.people.Member, 'DELETE', ofMember(`tokens/${tokenId}`));
    expect(status).toBe(204);
    expect((await studio.send(own.people.Member, 'GET', ofMember('tokens'))).body).toEqual([]);
  });

  it('sessions can be ended', async () =>
    expect((await studio.send(own.people.Member, 'DELETE', ofMember('sessions'))).status).toBe(204));
});
