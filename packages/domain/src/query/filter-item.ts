import * as z from 'zod/mini';
import { InvalidQueryError } from './invalid-query-error.ts';

/** Comparison operators of a filter, named as in OData. */
export const FILTER_COMPARISONS = ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'contains'] as const;
/** One of {@link FILTER_COMPARISONS}. */
export type FilterComparison = (typeof FILTER_COMPARISONS)[number];

/** Logical operators that join a filter item to the previous one. */
export const FILTER_LOGICALS = ['and', 'or'] as const;
/** One of {@link FILTER_LOGICALS}; `and` has precedence over `or`. */
export type FilterLogical = (typeof FILTER_LOGICALS)[number];

/** Property names allowed in a filter or an order: letters, digits and underscores, not starting with a digit. */
export const PROPERTY_PATTERN = /^[A-Za-z_]\w*$/;

/** Error message for a comparison outside {@link FILTER_COMPARISONS}. */
export const UNRECOGNIZED_OPERATOR = 'Unrecognized filter operator';

/** Whether a text is one of {@link FILTER_COMPARISONS}. */
export function isComparison(text: string): text is FilterComparison {
  return (FILTER_COMPARISONS as readonly string[]).includes(text);
}

/** Values of a filter. Null is a value, dates are ISO strings, numbers are finite. */
const filterValueSchema = z.union(
  [z.string(), z.number(), z.boolean(), z.null()],
  'A filter value must be a string, a finite number, true, false or null.',
);
/** A value of a filter. */
export type FilterValue = z.output<typeof filterValueSchema>;

/**
 * One condition of a filter.
 *
 * `logical` joins it to the previous item; {@link filterListSchema} checks
 * which items have it. `contains` requires a string value.
 */
export const filterItemSchema = z
  .object({
    prop: z
      .string()
      .check(z.regex(PROPERTY_PATTERN, 'A filter property may contain only letters, digits and underscores.')),
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
/** The output of {@link filterItemSchema}. */
export type FilterItem = z.output<typeof filterItemSchema>;

/**
 * A filter: a list of conditions. An empty list matches everything.
 *
 * `logical` is required on every item after the first and not allowed on the
 * first.
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
 * Checks a filter before it is serialised or applied.
 *
 * @throws InvalidQueryError with the message of the first violated rule
 */
export function checkFilter(items: readonly FilterItem[]): void {
  const { error } = filterListSchema.safeParse(items);
  if (error) throw new InvalidQueryError(error.issues[0]?.message);
}

/** Returns the condition of a search field: the name contains the term. */
export function nameContains(term: string): FilterItem {
  return { prop: 'name', comparison: 'contains', value: term };
}
