import { timestamp } from 'drizzle-orm/pg-core';

/** A timestamp with millisecond precision, mapped to `Date`. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });
