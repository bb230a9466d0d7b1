import { roleLevel, USER_ROLES } from '@inspection-studio/domain/users';
import { and, count, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { inNameOrder, inSearchForm } from '../database/schema/columns.ts';
import { users } from '../database/schema/index.ts';
import type { PeopleDirectory, Person } from './person.ts';

const columns = { id: users.id, email: users.email, name: users.name, role: users.role, status: users.status };

const rolesDescending = USER_ROLES.toSorted((one, other) => roleLevel(other) - roleLevel(one));
const byRole = sql`array_position(array[${sql.join(
  rolesDescending.map((role) => sql`${role}`),
  sql`, `,
)}], ${users.role})`;

/** PostgreSQL rejects null characters in texts. */
const hasNull = (text: string) => text.includes('\0');

/** Reads the people of a company for the demo, of every status: it also shows what somebody sees who is not active. */
export function databasePeople(db: Database, companyId: string): PeopleDirectory {
  const ofCompany = eq(users.companyId, companyId);
  const toPerson = (row: { name: string | null } & Omit<Person, 'name'>): Person => ({ ...row, name: row.name ?? '' });
  return {
    list: async ({ filter, offset, limit }) => {
      if (hasNull(filter)) return { people: [], count: 0 };
      const term = inSearchForm(sql`${filter}::text`);
      const where = and(
        ofCompany,
        filter === ''
          ? undefined
          : or(
              sql`position(${term} in ${users.searchName}) > 0`,
              sql`position(lower(${filter}) in lower(${users.role})) > 0`,
            ),
      );
      const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(users).where(where);
      const rows = await db
        .select(columns)
        .from(users)
        .where(where)
        .orderBy(byRole, sql`${users.status} <> 'Activated'`, inNameOrder(users.name), users.id)
        .limit(limit)
        .offset(offset);
      return { people: rows.map(toPerson), count: total };
    },
    find: async (userId) => {
      if (hasNull(userId)) return undefined;
      const [row] = await db
        .select(columns)
        .from(users)
        .where(and(ofCompany, eq(users.id, userId)));
      return row && toPerson(row);
    },
  };
}
