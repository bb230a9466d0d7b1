import * as z from 'zod';

/** Most items one page may ask for; the project's own limit, far above every page size. @see spec 2 §9 "Page sizes" */
export const TOP_MAX = 1000;

const whole = z.coerce.number().int().min(0);

/**
 * Query of a list: `top` and `skip` count items, `filter` is an OData-style
 * filter string, `orderBy` a comma-separated list of properties.
 *
 * With `count` the answer is a page and carries X-Pagination; without it the
 * whole list comes back.
 *
 * @see spec 2 §7 "Query conventions"
 */
export const listQuerySchema = z.object({
  count: z.stringbool({ truthy: ['true'], falsy: ['false'] }).or(z.boolean()).optional(),
  top: whole.min(1).max(TOP_MAX).optional(),
  skip: whole.optional(),
  orderBy: z.string().max(500).optional(),
  filter: z.string().max(4000).optional(),
});
/** What {@link listQuerySchema} reads. */
export type ListQuery = z.output<typeof listQuerySchema>;
