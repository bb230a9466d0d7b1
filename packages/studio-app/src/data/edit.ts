import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { entityTagOf } from '../api/index.ts';

/** Values of a form, and the entity tag of the record that the form was filled from. */
export interface Edit<Values> {
  values: Values;
  /** The save is refused with 412 if the record has another tag by now. Absent: the last save wins. */
  etag: string | undefined;
}

/**
 * Entity tag of a record that is about to be deleted, as it was when the reader was asked. The deletion is refused with
 * 412 if the record has another tag by now. Undefined: it is deleted as it is.
 */
export type SeenTag = Promise<string | undefined> | undefined;

/** Reads a record from the server and returns its entity tag; undefined when it cannot be read. */
export const readTag = <Stored extends object | null, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Stored, Error, Stored, Key>,
): SeenTag => client.fetchQuery({ ...query, staleTime: 0 }).then(entityTagOf, () => undefined);
