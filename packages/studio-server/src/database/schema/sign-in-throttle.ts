import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** Failed sign-in attempts per account and per address, shared by all instances. Keys of accounts are hashed. */
export const signInThrottle = pgTable(
  'sign_in_throttle',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    lastAt: moment().notNull(),
    blockedUntil: moment(),
  },
  (table) => [index('sign_in_throttle_last').on(table.lastAt)],
);
