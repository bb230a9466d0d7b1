import * as z from 'zod/mini';

/** Maximum number of items per page; the project's own limit, far above every page size. */
export const TOP_MAX = 1000;

const whole = z.coerce.number().check(z.int(), z.minimum(0));

/**
 * Query of a list: `top` and `skip` count items, `filter` is an OData-style
 * filter string, `orderBy` a comma-separated list of properties.
 *
 * With `count`, `top` or `skip`, the response is a page and has an X-Pagination
 * header. Without them, the response has all items ({@link asksForPage}), up to
 * `UNPAGED_MAX`.
 */
export const listQuerySchema = z.object({
  count: z.optional(z.union([z.stringbool({ truthy: ['true'], falsy: ['false'] }), z.boolean()])),
  top: z.optional(whole.check(z.minimum(1), z.maximum(TOP_MAX))),
  skip: z.optional(whole),
  orderBy: z.optional(z.string().check(z.maxLength(500))),
  filter: z.optional(z.string().check(z.maxLength(4000))),
});
/** The output of {@link listQuerySchema}. */
export type ListQuery = z.output<typeof listQuerySchema>;

/** Whether the response to a query is a page. */
export const asksForPage = ({ count, top, skip }: ListQuery): boolean =>
  count === true || top !== undefined || skip !== undefined;
