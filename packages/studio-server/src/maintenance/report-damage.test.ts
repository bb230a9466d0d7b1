import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteDamagedFile } from '../database/queries/damaged-files.ts';
import { users } from '../database/schema/index.ts';
import { openTestDatabase } from '../database/testing/open-test-database.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import { reportDamage } from './report-damage.ts';
import { insertOriginals } from './testing/insert-originals.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let keys: string[];
beforeAll(async () => {
  database = await openTestDatabase();
  keys = await insertOriginals(database.db, { fileCount: 30, documentCount: 1 });
  await database.db.insert(users).values([
    { companyId: 'c', id: 'm', email: 'mia@northline.example', role: 'Manager', status: 'Activated' },
    { companyId: 'c', id: 'o', email: 'old@northline.example', role: 'Admin', status: 'Deactivated' },
  ]);
});
afterAll(() => database?.close());

let sent: Mail[] = [];
let isAccepting = true;
const mailer: Mailer = {
  send: async (mails) => {
    sent.push(...mails);
    return mails.map(() => isAccepting);
  },
};
let minute = 0;
async function report(): Promise<Mail[]> {
  sent = [];
  minute += 1;
  await reportDamage({ db: database.db, mailer, studioUrl: 'https://studio.example' }, new Date(minute * 60_000));
  return sent;
}

it('mails the active admins of a company once about each damaged file, and again when no mail was accepted', async () => {
  expect(await report()).toEqual([]);
  for (const key of keys) await noteDamagedFile(database.db, key, 'content');
  isAccepting = false;
  expect(await report()).toHaveLength(1);
  isAccepting = true;
  const [mail, ...others] = await report();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: 'ada@northline.example', subject: '31 damaged files in Inspection Studio' });
  expect(mail!.text).toContain('- file-000.jpg (Pier 2026)\n');
  expect(mail!.text).toContain('- and 11 more\n');
  expect(await report()).toEqual([]);
  await noteDamagedFile(database.db, keys[0]!, 'missing');
  expect(await report()).toEqual([]);
});

it('one of several processes sends the mails', async () => {
  await insertOriginals(database.db, { fileCount: 31, documentCount: 1 });
  await noteDamagedFile(database.db, 'projects/p/file-030.jpg', 'size');
  sent = [];
  const parts = { db: database.db, mailer, studioUrl: 'https://studio.example' };
  await Promise.all([1, 2, 3].map((second) => reportDamage(parts, new Date(second))));
  expect(sent.map(({ subject }) => subject)).toEqual(['1 damaged file in Inspection Studio']);
});
