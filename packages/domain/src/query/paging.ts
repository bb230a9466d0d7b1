import * as z from 'zod/mini';
import { InvalidQueryError } from './invalid-query-error.ts';

/** Response header that contains a {@link Pagination} as JSON. */
export const PAGINATION_HEADER = 'X-Pagination';

const whole = z.int().check(z.nonnegative());

/** Content of the X-Pagination header. */
export const paginationSchema = z.object({
  top: z.int().check(z.positive()),
  skip: whole,
  count: whole,
  pages: whole,
  hasNext: z.boolean(),
  hasPrevious: z.boolean(),
});
/**
 * The position of a page in its list: at most `top` items from index `skip`, of
 * `count` in total. `pages` is 0 for an empty list.
 */
export type Pagination = z.output<typeof paginationSchema>;

/**
 * Computes the pagination of one page.
 *
 * @param page at most `top` items (1 or more) from index `skip`, of `count` in total
 */
export function makePagination({ top, skip, count }: Pick<Pagination, 'top' | 'skip' | 'count'>): Pagination {
  return {
    top,
    skip,
    count,
    pages: Math.ceil(count / top),
    hasNext: skip + top < count,
    hasPrevious: skip > 0 && count > 0,
  };
}

/** Serialises the value of the X-Pagination header. */
export function serializePagination(pagination: Pagination): string {
  return JSON.stringify(pagination);
}

/**
 * Parses the value of an X-Pagination header.
 *
 * @throws InvalidQueryError when it is not JSON with this shape
 */
export function parsePagination(header: string): Pagination {
  const result = paginationSchema.safeParse(parseJson(header));
  if (!result.success) throw new InvalidQueryError(`${PAGINATION_HEADER} is malformed.`);
  return result.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the one-based page that contains the item at index `skip`, with `top` (1 or more) items per page. */
export function pageOf(skip: number, top: number): number {
  return Math.floor(skip / top) + 1;
}

/** Returns the index of the first item of a one-based page, with `top` items per page. */
export function skipOf(page: number, top: number): number {
  return (page - 1) * top;
}
