/** What a query may carry; empty ones are left out (N93). */
export type QueryValue = string | number | boolean | null | undefined | readonly (string | number | boolean)[];

/**
 * Writes a query string, without the question mark.
 *
 * '', null, undefined and empty arrays are left out, 0 and false are sent,
 * arrays are joined by commas. Order of keys is kept.
 *
 * @returns percent-encoded; '' when nothing is left
 * @see CALL-009..011
 */
export function buildQuery(params: Readonly<Record<string, QueryValue>>): string {
  return Object.entries(params)
    .map(([key, value]) => [key, Array.isArray(value) ? value.join(',') : String(value ?? '')] as const)
    .filter(([, text]) => text !== '')
    .map(([key, text]) => `${encodeURIComponent(key)}=${encodeURIComponent(text)}`)
    .join('&');
}

/** Query of a collection: which items, in which order, and at most `top` of them from index `skip`. @see CALL-007..014 */
export interface ListQueryParams {
  filter?: string | undefined;
  orderBy?: string | undefined;
  top?: number | undefined;
  skip?: number | undefined;
  [name: string]: QueryValue;
}

/**
 * Writes the query of a collection: with the count flag, or without paging.
 *
 * @param options `paging: false` drops top, skip and the count flag, so that the whole list comes back. @default true
 * @see CALL-007..008
 */
export function buildListQuery(params: ListQueryParams, { paging = true } = {}): string {
  const { top, skip, ...rest } = params;
  return paging ? buildQuery({ ...rest, top, skip, count: true }) : buildQuery(rest);
}
