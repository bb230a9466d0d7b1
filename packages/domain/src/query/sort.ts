import * as z from 'zod/mini';
import { PROPERTY_PATTERN } from './filter-item.ts';
import { InvalidQueryError } from './invalid-query-error.ts';

/** One property of an order. */
export const sortItemSchema = z.object({
  prop: z.string().check(z.regex(PROPERTY_PATTERN, { error: ({ input }) => `Order: '${input}' is not a property.` })),
  ascending: z.boolean(),
});
/** The output of {@link sortItemSchema}. */
export type SortItem = z.output<typeof sortItemSchema>;

/**
 * Serialises an order: properties joined by commas, ' desc' after descending ones.
 *
 * @returns '' for no items; queries omit it
 * @throws InvalidQueryError when a property contains anything but letters, digits and underscores
 */
export function serializeSort(items: readonly SortItem[]): string {
  return items.map((item) => checkItem(item).prop + (item.ascending ? '' : ' desc')).join(',');
}

/**
 * Parses an order. Trims spaces and accepts ' asc'.
 *
 * @param text 'model desc, name'; '' returns no items
 * @throws InvalidQueryError when a part is neither 'property' nor 'property desc'
 */
export function parseSort(text: string): SortItem[] {
  if (text.trim() === '') return [];
  return text.split(',').map((part) => {
    const [prop = '', direction = 'asc', ...rest] = part.trim().split(/\s+/);
    if (rest.length > 0 || (direction !== 'asc' && direction !== 'desc')) {
      throw new InvalidQueryError(`Order: '${part.trim()}' is neither 'property' nor 'property desc'.`);
    }
    return checkItem({ prop, ascending: direction === 'asc' });
  });
}

function checkItem(item: SortItem): SortItem {
  const { error } = sortItemSchema.safeParse(item);
  if (error) throw new InvalidQueryError(error.issues[0]?.message);
  return item;
}
