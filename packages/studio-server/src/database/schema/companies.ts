import { bigint, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/**
 * A company and its licence.
 *
 * `dataUsed` counts gigapixels or images (`dataType`) that were processed, and
 * never falls when inspections are deleted. `supplementaryUsedBytes` is the sum
 * of the confirmed supplementary files; the database itself keeps it so, however
 * they come and go (the triggers of its migrations), nothing else writes it. Seats used are
 * counted from users.
 */
export const companies = pgTable('companies', {
  id: text().primaryKey(),
  name: text().notNull(),
  address: text().notNull().default(''),
  website: text().notNull().default(''),
  created: moment().notNull().defaultNow(),
  licenceStart: moment().notNull(),
  licenceExpiry: moment().notNull(),
  licenceFrequency: text().$type<'Monthly' | 'Annual'>().notNull(),
  seatsAllowed: integer().notNull(),
  dataType: text().$type<'Gpx' | 'ImageCount'>().notNull(),
  dataUsed: doublePrecision().notNull().default(0),
  dataAllowed: doublePrecision().notNull(),
  supplementaryUsedBytes: bigint({ mode: 'number' }).notNull().default(0),
  supplementaryAllowedBytes: bigint({ mode: 'number' }).notNull(),
  /** Storage keys of the pictures of its reports. */
  reportLogoKey: text(),
  reportCoverKey: text(),
});
