import type { SQL } from 'drizzle-orm';

/** Which part of a list is read, and in which order; without limits the whole of it. */
export interface ListWindow {
  orderBy?: SQL[];
  limit?: number | undefined;
  offset?: number | undefined;
}
