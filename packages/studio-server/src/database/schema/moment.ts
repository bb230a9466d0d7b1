import { timestamp } from 'drizzle-orm/pg-core';

/** A moment with millisecond precision, read and written as a `Date`. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });
