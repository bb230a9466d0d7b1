import type { AccessTokenRights } from '@inspection-studio/domain/users';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { users } from './users.ts';

/**
 * Access tokens of people, of the company of their user. `hash` is the SHA-256 of the token, so that the table cannot be
 * used to call the API. A revoked token has no row. `lastUsed` is updated at most once a minute.
 */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    name: text().notNull(),
    rights: text().$type<AccessTokenRights>().notNull(),
    created: moment().notNull(),
    expires: moment().notNull(),
    lastUsed: moment(),
  },
  (table) => [
    uniqueIndex('access_tokens_hash').on(table.hash),
    index('access_tokens_user').on(table.userId),
    index('access_tokens_expires').on(table.expires),
  ],
);
