import type { UserRole, UserStatus } from '@inspection-studio/domain';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { companyId, inNameOrder, timestamps } from './columns.ts';
import { moment } from './moment.ts';

/**
 * A person. `name` joins first and last name and is empty while the invitation is pending.
 * Roles sort like their wire identifiers, Admin 1 to Viewer 6 (N26).
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
    phoneNumber: text().notNull().default(''),
    thumbnailKey: text(),
    role: text().$type<UserRole>().notNull(),
    status: text().$type<UserStatus>().notNull(),
    /** Message of the invitation, included when it is resent. */
    invitationMessage: text().notNull().default(''),
    /** Time of the last resend. */
    invitationResentAt: moment(),
    invitedById: text().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_first_name').on(table.companyId, inNameOrder(table.firstName)),
    index('users_modified').on(table.companyId, table.modified.desc().nullsFirst()),
    index('users_name_trigrams').using('gin', table.name.op('gin_trgm_ops')),
  ],
);
