import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';
import { moment } from './moment.ts';
import { users } from './users.ts';

/** What a link allows: creating the first company, or setting the sign-in method of a person. */
export type AccountLinkPurpose = 'setup' | 'invitation' | 'recovery';

/**
 * Single-use links. `tokenHash` is the SHA-256 of the token, so that the table cannot be used to
 * sign in. A link without a person is the one that creates the first company.
 */
export const accountLinks = pgTable(
  'account_links',
  {
    id: text().primaryKey(),
    tokenHash: text().notNull(),
    purpose: text().$type<AccountLinkPurpose>().notNull(),
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    companyId: text().references(() => companies.id, { onDelete: 'cascade' }),
    created: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    uniqueIndex('account_links_token').on(table.tokenHash),
    index('account_links_user').on(table.userId),
    index('account_links_expires').on(table.expiresAt),
  ],
);
