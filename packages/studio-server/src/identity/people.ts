import { eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { users } from '../database/schema/index.ts';
import type { PeopleDirectory, Person } from './person.ts';

const { id, email, name, role, status } = users;

/** Reads people of every company and status from the database. */
export function databasePeople(db: Database): PeopleDirectory {
  const select = () => db.select({ id, email, name, role, status }).from(users);
  const toPerson = (row: Awaited<ReturnType<typeof select>>[number]): Person => ({ ...row, name: row.name ?? '' });
  return {
    list: async () => (await select()).map(toPerson),
    find: async (userId) => (await select().where(eq(id, userId))).map(toPerson)[0],
  };
}
