import type { SQL } from 'drizzle-orm';

/** Range and order of a list; without limits, the whole list. */
export interface ListWindow {
  orderBy?: SQL[];
  limit?: number | undefined;
  offset?: number | undefined;
}
