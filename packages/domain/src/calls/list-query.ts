import * as z from 'zod/mini';

/** Maximum number of items per page; the project's own limit, far above every page size. */
export const TOP_MAX = 1000;

/** Maximum number of characters of a filter; the project's own limit. */
export const FILTER_LENGTH_MAX = 4000;

const whole = z.coerce.number().check(z.int(), z.minimum(0));

/** Which items of a list, and their order: `filter` is an OData-style filter string, `orderBy` a comma-separated list of properties. */
export const listSelectionSchema = z.object({
  orderBy: z.optional(z.string().check(z.maxLength(500))),
  filter: z.optional(z.string().check(z.maxLength(FILTER_LENGTH_MAX))),
});

/**
 * Query of a list: {@link listSelectionSchema}, and `top` and `skip`, which count items.
 *
 * With `count`, `top` or `skip`, the response is a page and has an X-Pagination
 * header. Without them, the response has all items ({@link asksForPage}), up to
 * `UNPAGED_MAX`.
 */
export const listQuerySchema = z.object({
  count: z.optional(z.union([z.stringbool({ truthy: ['true'], falsy: ['false'] }), z.boolean()])),
  top: z.optional(whole.check(z.minimum(1), z.maximum(TOP_MAX))),
  skip: z.optional(whole),
  ...listSelectionSchema.shape,
});
/** The output of {@link listQuerySchema}. */
export type ListQuery = z.output<typeof listQuerySchema>;

/** Whether the response to a query is a page. */
export const asksForPage = ({ count, top, skip }: ListQuery): boolean =>
  count === true || top !== undefined || skip !== undefined;
