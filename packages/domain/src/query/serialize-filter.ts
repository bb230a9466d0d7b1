import { checkFilter, type FilterItem, type FilterValue } from './filter-item.ts';

/**
 * Serialises a filter in OData style: "siteId eq 'dock-7k2m4q' and contains(name,'pier')".
 *
 * Quotes in strings are doubled, null is a literal, dates are ISO strings.
 *
 * @returns '' for no items; queries omit it
 * @throws InvalidQueryError 'Unrecognized filter operator', or the message of the violated rule
 */
export function serializeFilter(items: readonly FilterItem[]): string {
  checkFilter(items);
  return items.map((item) => (item.logical ? `${item.logical} ` : '') + serializeCondition(item)).join(' ');
}

function serializeCondition({ prop, value, comparison }: FilterItem): string {
  return comparison === 'contains'
    ? `contains(${prop},${serializeLiteral(value)})`
    : `${prop} ${comparison} ${serializeLiteral(value)}`;
}

function serializeLiteral(value: FilterValue): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}
