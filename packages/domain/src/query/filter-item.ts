import * as z from 'zod/mini';
import { InvalidQueryError } from './invalid-query-error.ts';

/** Comparisons of a filter, in the words of OData. @see ENUM-132..138 */
export const FILTER_COMPARISONS = ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'contains'] as const;
/** One of {@link FILTER_COMPARISONS}. */
export type FilterComparison = (typeof FILTER_COMPARISONS)[number];

/** How a filter item joins the one before it. @see ENUM-139..140 */
export const FILTER_LOGICALS = ['and', 'or'] as const;
/** One of {@link FILTER_LOGICALS}; `and` binds closer than `or` (N92). */
export type FilterLogical = (typeof FILTER_LOGICALS)[number];

/** Names a filter or an order may use: letters, digits and underscores, no digit first. @see CALL-012..013 */
export const PROPERTY_PATTERN = /^[A-Za-z_]\w*$/;

/** What a comparison outside {@link FILTER_COMPARISONS} raises. @see FILT-003 */
export const UNRECOGNIZED_OPERATOR = 'Unrecognized filter operator';

/** Whether a text is one of the comparisons. @see FILT-003 */
export function isComparison(text: string): text is FilterComparison {
  return (FILTER_COMPARISONS as readonly string[]).includes(text);
}

/** What a filter may compare with; null is a value (N93), a date is an ISO text, numbers are finite. */
const filterValueSchema = z.union(
  [z.string(), z.number(), z.boolean(), z.null()],
  'A filter compares with a text, a finite number, true, false or null.',
);
/** What a filter may compare with. */
export type FilterValue = z.output<typeof filterValueSchema>;

/**
 * One condition of a filter.
 *
 * `logical` joins it to the item before; which items have one is the rule of
 * {@link filterListSchema}. Contains needs a string value.
 *
 * @see REC-198..204, FILT-004
 */
export const filterItemSchema = z
  .object({
    prop: z.string().check(z.regex(PROPERTY_PATTERN, 'A filter property holds letters, digits and underscores only.')),
    value: filterValueSchema,
    comparison: z.enum(FILTER_COMPARISONS, UNRECOGNIZED_OPERATOR),
    logical: z.optional(z.enum(FILTER_LOGICALS)),
  })
  .check(
    z.refine((item) => item.comparison !== 'contains' || typeof item.value === 'string', {
      path: ['value'],
      error: 'Contains needs a string value.',
    }),
  );
/** What {@link filterItemSchema} reads. */
export type FilterItem = z.output<typeof filterItemSchema>;

/**
 * A whole filter. Empty means no condition.
 *
 * `logical` is required on every item after the first and not allowed on the
 * first.
 *
 * @see FILT-001..002, N92
 */
export const filterListSchema = z.array(filterItemSchema).check(({ value, issues }) => {
  value.forEach((item, index) => {
    const refuse = (message: string) =>
      issues.push({ code: 'custom', path: [index, 'logical'], message, input: item.logical });
    if (index === 0 && item.logical !== undefined) refuse('Logical is not allowed on the first filter item.');
    if (index > 0 && item.logical === undefined) refuse('Logical is required on every filter item after the first.');
  });
});

/**
 * Checks a whole filter before it is written or used.
 *
 * @throws InvalidQueryError with the first broken rule
 * @see FILT-001..004
 */
export function checkFilter(items: readonly FilterItem[]): void {
  const { error } = filterListSchema.safeParse(items);
  if (error) throw new InvalidQueryError(error.issues[0]?.message);
}

/** The condition a search box makes of its term. @see CALL-020 */
export function nameContains(term: string): FilterItem {
  return { prop: 'name', comparison: 'contains', value: term };
}
