import type { UserRole, UserStatus } from '@inspection-studio/domain/users';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { companyId, inNameOrder, timestamps } from './columns.ts';
import { moment } from './moment.ts';

/**
 * A person. `name` joins first and last name and is empty while the invitation is pending.
 * Roles sort like their wire identifiers, Admin 1 to Viewer 6.
 */
export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    companyId: companyId(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    name: text()
      .notNull()
      .generatedAlwaysAs(sql`trim(first_name || ' ' || last_name)`),
    email: text().notNull(),
    /** Name and e-mail address as searches compare them, in two lines. */
    searchName: text().generatedAlwaysAs(
      sql`search_key(first_name || ' ' || last_name) || chr(10) || search_key(email)`,
    ),
    phoneNumber: text().notNull().default(''),
    thumbnailKey: text(),
    role: text().$type<UserRole>().notNull(),
    status: text().$type<UserStatus>().notNull(),
    /** Message of the invitation, included when it is resent. */
    invitationMessage: text().notNull().default(''),
    /** Time of the last resend. */
    invitationResentAt: moment(),
    invitedById: text().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    /** Issuer and subject that the person signs in with; null before the first hosted sign-in. */
    issuer: text(),
    subject: text(),
    /** Issue time of the token whose role claim was applied last. */
    roleClaimed: moment(),
    /** Whether a person of another company has the e-mail address, so that this one cannot sign in. */
    isAddressTaken: boolean().notNull().default(false),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('users_email')
      .on(sql`lower(${table.email})`)
      .where(sql`not ${table.isAddressTaken}`),
    uniqueIndex('users_taken_email')
      .on(table.companyId, sql`lower(${table.email})`)
      .where(sql`${table.isAddressTaken}`),
    uniqueIndex('users_identity').on(table.issuer, table.subject),
    index('users_in_order').on(table.companyId, inNameOrder(table.firstName)),
    index('users_modified').on(table.companyId, table.modified.desc().nullsFirst()),
    index('users_search_name_trigrams').using('gin', table.searchName.op('gin_trgm_ops')),
  ],
);
