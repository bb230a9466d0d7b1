/** A value of a query string. Empty ones are omitted. */
export type QueryValue = string | number | boolean | null | undefined | readonly (string | number | boolean)[];

/**
 * Builds a query string, without the question mark.
 *
 * Omits '', null, undefined and empty arrays; keeps 0 and false. Arrays are
 * joined by commas. Keys keep their order.
 *
 * @returns percent-encoded; '' without any value
 */
export function buildQuery(params: Readonly<Record<string, QueryValue>>): string {
  return Object.entries(params)
    .map(([key, value]) => [key, Array.isArray(value) ? value.join(',') : String(value ?? '')] as const)
    .filter(([, text]) => text !== '')
    .map(([key, text]) => `${encodeURIComponent(key)}=${encodeURIComponent(text)}`)
    .join('&');
}

/** Query of a list: a filter, an order, and at most `top` items from index `skip`. */
export interface ListQueryParams {
  filter?: string | undefined;
  orderBy?: string | undefined;
  top?: number | undefined;
  skip?: number | undefined;
  [name: string]: QueryValue;
}

/**
 * Builds the query of a list, with the count flag or without paging.
 *
 * @param options `paging: false` omits top, skip and the count flag, so the response has all items. @default true
 */
export function buildListQuery(params: ListQueryParams, { paging = true } = {}): string {
  const { top, skip, ...rest } = params;
  return paging ? buildQuery({ ...rest, top, skip, count: true }) : buildQuery(rest);
}
