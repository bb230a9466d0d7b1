import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInSessions } from '../database/schema/index.ts';
import { type CompanyRecords, insertCompany } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

const DAY_MS = 24 * 3_600_000;

let studio: TestStudio;
let own: CompanyRecords;

beforeAll(async () => {
  studio = await startTestStudio();
  own = await insertCompany(studio.db, 'northline');
});
afterAll(() => studio?.close());

const path = () => `users/${own.people.Member}/sessions`;
/** Ids of the member's sessions as the member sees them, and whether each is the current one. */
const listed = async () => {
  const { body } = await studio.send(own.people.Member, 'GET', path());
  return (body as { id: string; isCurrent: boolean }[]).map(({ id, isCurrent }) => [id, isCurrent]);
};
const insertSession = (id: string, lastUsed: Date, ended: Date | null = null) =>
  studio.db.insert(signInSessions).values({
    id,
    userId: own.people.Member,
    device: 'Linux',
    browser: 'Firefox 150',
    address: '192.0.2.7',
    lastUsed,
    ended,
  });
const current = () => [`session-of-${own.people.Member}`, true];

beforeAll(async () => {
  const now = Date.now();
  await insertSession('yesterday', new Date(now - DAY_MS));
  await insertSession('lastweek', new Date(now - 13 * DAY_MS));
  await insertSession('expired', new Date(now - 15 * DAY_MS));
  await insertSession('ended', new Date(now - DAY_MS), new Date(now));
});

describe('the sessions of a person', () => {
  it('are listed by their last request, for two weeks after it, unless they have ended', async () => {
    expect(await listed()).toEqual([current(), ['yesterday', false], ['lastweek', false]]);
  });

  it("end one by one; 'current' is the one that asks, of nobody else", async () => {
    const { Admin, Member } = own.people;
    expect((await studio.send(Admin, 'DELETE', `${path()}/current`)).status).toBe(404);
    expect((await studio.send(Admin, 'GET', `users/${Admin}/sessions`)).status).toBe(200);
    expect(await listed()).toEqual([current(), ['yesterday', false], ['lastweek', false]]);
    expect((await studio.send(Member, 'DELETE', `${path()}/yesterday`)).status).toBe(204);
    await studio.settled();
    expect(await listed()).toEqual([current(), ['lastweek', false]]);
  });

  it('end all at once, except the one that asks', async () => {
    expect((await studio.send(own.people.Member, 'DELETE', path())).status).toBe(204);
    await studio.settled();
    expect(await listed()).toEqual([current()]);
  });
});
