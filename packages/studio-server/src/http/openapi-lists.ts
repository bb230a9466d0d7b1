import { TOP_MAX, UNPAGED_MAX } from '@inspection-studio/domain/calls';
import { FILTER_DEPTH_MAX, serializeSort, type SortItem } from '@inspection-studio/domain/query';
import type { ListFields } from '../database/odata.ts';
import type { Json } from './wire-schema.ts';

/** What a list can be filtered and sorted by, its default order and page size. */
export interface ListHelp {
  fields: ListFields;
  defaultSort: readonly SortItem[];
  pageSize: number;
}

/** Rules of all lists. Paragraphs of Markdown. */
export const LIST_RULES = [
  `Lists: without \`top\`, \`skip\` and \`count\`, the answer has all items, at most ${UNPAGED_MAX.toLocaleString('en')}. A longer list is 400: read it in pages of at most ${TOP_MAX.toLocaleString('en')} items with \`top\` and \`skip\` until \`X-Pagination\` says that there are no more.`,
  `Lists: \`filter\` is one or more conditions: \`name eq 'Pier 4'\`, or \`contains(name,'pier')\`. \`and\` binds tighter than \`or\`; parentheses, at most ${FILTER_DEPTH_MAX} deep, change that: \`(name eq 'a' or name eq 'b') and type eq 3\`. A property or comparison that the list does not have is 400.`,
  'Comparisons: `eq`, `ne`, `gt`, `ge`, `lt`, `le` and `contains`. `contains` ignores case, accents and the optional marks of Hebrew, Arabic and Syriac; the others compare exactly. `eq null` and `ne null` find values that are missing or present; `ne` of a value also finds missing ones.',
  "Texts are in single quotes; a quote inside is doubled: `'O''Brien'`. Numbers, `true`, `false` and `null` have no quotes. Roles, types and statuses are numbers. Encode the whole filter for the URL.",
  "Dates are in quotes, in ISO 8601: a moment with its offset (`'2026-11-20T08:30:00Z'`, `'2026-11-20T09:30:00+01:00'`) or a day (`'2026-11-20'`), which begins at midnight UTC. For one day use `ge` the day and `lt` the next. Encode the plus sign of an offset as `%2B`.",
  '`orderBy` is a list of properties separated by commas, each with `asc` (the default) or `desc`. Texts sort by letter and number (`Pier 2` before `Pier 10`), then accent and case, in every language the same; the id is the last key. `gt`, `ge`, `lt` and `le` compare texts in this order.',
] as const;

const fieldLine = ([name, { values, comparisons }]: [string, ListFields[string]]): string =>
  `\`${name}\` (${values}: ${comparisons.join(', ')})`;

/** Descriptions of the parameters of one list. */
export function describeList({ fields, defaultSort, pageSize }: ListHelp): Readonly<Record<string, Json>> {
  const sortable = Object.entries(fields).flatMap(([name, { order }]) => (order ? [`\`${name}\``] : []));
  return {
    filter: {
      description: `Conditions on the properties of the list: ${Object.entries(fields).map(fieldLine).join('; ')}.`,
    },
    orderBy: { description: `Properties: ${sortable.join(', ')}. The default is \`${serializeSort(defaultSort)}\`.` },
    top: { description: `Maximum number of items, ${pageSize} by default.` },
  };
}
