import { bigint, boolean, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/**
 * A company and its licence.
 *
 * `dataUsed` counts processed gigapixels or images (`dataType`) and does not decrease when
 * inspections are deleted. `supplementaryUsedBytes` is the sum of confirmed supplementary
 * files of assets that are not deleted; only database triggers write it. Used seats are counted
 * from users.
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
  /** Whether a password alone is not enough: people of the company also need an authenticator app. */
  requireTotp: boolean().notNull().default(false),
  /** Storage keys of its report images. */
  reportLogoKey: text(),
  reportCoverKey: text(),
  /** Since when nobody of the company can call the API; null while they can. */
  suspendedAt: moment(),
});
