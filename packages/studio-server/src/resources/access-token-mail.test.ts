import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../database/schema/index.ts';
import { readOutbox } from '../mail/testing/read-outbox.ts';
import { type CompanyRecords, insertCompany } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let own: CompanyRecords;

beforeAll(async () => {
  studio = await startTestStudio();
  own = await insertCompany(studio.db, 'northline');
});
afterAll(() => studio?.close());

it('a new access token is mailed to its person, without the token', async () => {
  const { Manager } = own.people;
  const [person] = await studio.db.select().from(users).where(eq(users.id, Manager));
  const payload = { name: 'Field laptop', rights: 'Upload', days: 30 };
  const { token } = (await studio.send(Manager, 'POST', `users/${Manager}/tokens`, payload)).body;
  await studio.settled();
  const mails = await readOutbox(studio.dataDir, person!.email);
  expect(mails).toEqual([
    expect.stringContaining('An access token was created: Field laptop. It is for uploads only.'),
  ]);
  expect(mails[0]).toMatch(/Time: [-0-9]+ [:0-9]+ UTC\. It expires on [-0-9]{10} UTC\./);
  expect(mails[0]).not.toContain(token.slice(4));
  expect(mails[0]).not.toContain('ist_');
});
