import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { users } from './users.ts';

/**
 * A sign-in of a person in one browser. The id is derived from issuer, subject and session of its tokens.
 * `lastUsed` is updated about once a minute. From `ended` on, the server rejects its tokens.
 */
export const signInSessions = pgTable(
  'sign_in_sessions',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Session of the embedded provider; null with a hosted issuer. */
    providerSessionId: text(),
    device: text().notNull(),
    browser: text().notNull(),
    address: text().notNull(),
    created: moment().notNull().defaultNow(),
    lastUsed: moment().notNull().defaultNow(),
    ended: moment(),
  },
  (table) => [
    index('sign_in_sessions_user').on(table.userId),
    index('sign_in_sessions_ended')
      .on(table.ended)
      .where(sql`${table.ended} is not null`),
    index('sign_in_sessions_last_used').on(table.lastUsed),
  ],
);
