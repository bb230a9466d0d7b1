import * as z from 'zod';
import { InvalidQueryError } from './invalid-query-error.ts';

/** Comparisons of a filter, in the words of OData. @see spec 2 §5 "Filters" */
export const FILTER_COMPARISONS = ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'contains'] as const;
/** How a value is compared. */
export type FilterComparison = (typeof FILTER_COMPARISONS)[number];

/** How a filter item joins the one before it. @see spec 2 §5 "Filters" */
export const FILTER_LOGICALS = ['and', 'or'] as const;
/** `and` binds closer than `or`. */
export type FilterLogical = (typeof FILTER_LOGICALS)[number];

/** What a filter may compare with; null is a value, a date is an ISO string. */
export type FilterValue = string | number | boolean | null;

/**
 * One condition of a filter list.
 *
 * `logical` joins it to the item before: required from the second on, absent
 * on the first.
 *
 * @see spec 1 §3 "Filter item"
 */
export interface FilterItem {
  prop: string;
  value: FilterValue;
  comparison: FilterComparison;
  logical?: FilterLogical;
}

/** Names a filter or an order may use: letters, digits and underscores. */
export const PROPERTY_PATTERN = /^[A-Za-z_]\w*$/;

/** Every filter names a comparison the specification knows. */
export const UNRECOGNIZED_OPERATOR = 'Unrecognized filter operator';

/** Whether a text is one of the comparisons. */
export function isComparison(text: string): text is FilterComparison {
  return (FILTER_COMPARISONS as readonly string[]).includes(text);
}

const itemSchema = z
  .object({
    prop: z.string().regex(PROPERTY_PATTERN, 'A filter property holds letters, digits and underscores only.'),
    value: z.union([z.string(), z.number(), z.boolean(), z.null()]),
    comparison: z.enum(FILTER_COMPARISONS, UNRECOGNIZED_OPERATOR),
    logical: z.enum(FILTER_LOGICALS).optional(),
  })
  .refine((item) => item.comparison !== 'contains' || typeof item.value === 'string', {
    path: ['value'],
    error: 'Contains needs a string value.',
  });

/**
 * A whole filter. Empty means no condition.
 *
 * @see spec 2 §5 "Filters"
 */
export const filterListSchema = z.array(itemSchema).superRefine((items, context) => {
  items.forEach((item, index) => {
    if (index === 0 && item.logical !== undefined) {
      context.addIssue({
        code: 'custom',
        path: [index, 'logical'],
        message: 'Logical is not allowed on the first filter item.',
      });
    }
    if (index > 0 && item.logical === undefined) {
      context.addIssue({
        code: 'custom',
        path: [index, 'logical'],
        message: 'Logical is required on every filter item after the first.',
      });
    }
  });
});

/**
 * Checks a whole filter before it is written or used.
 *
 * @throws InvalidQueryError with the first broken rule
 */
export function checkFilter(items: readonly FilterItem[]): void {
  const { error } = filterListSchema.safeParse(items);
  if (error) throw new InvalidQueryError(error.issues[0]?.message);
}

/** The condition a search box makes of its term. @see spec 2 §7 "Query conventions" */
export function nameContains(term: string): FilterItem {
  return { prop: 'name', comparison: 'contains', value: term };
}
