import { type QueryKey, skipToken, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { readCreated } from './created-record.ts';

/** How a list finds a new record. */
export interface RecordSource<Item, Key extends QueryKey> {
  /** Path of its details. */
  path: (id: string) => string;
  query: (id: string) => UseQueryOptions<Item, Error, Item, Key>;
}

/** The record that was just created in a list. */
export interface Created<Item> {
  id: string | undefined;
  /** Undefined until it is read, and once it is deleted or archived. */
  record: Item | undefined;
}

/**
 * Returns the id of the record that was just created in this list, and the record itself as long as it is active.
 * Reading it again keeps a record that was deleted since from coming back.
 */
export function useCreatedRecord<Item extends object, Key extends QueryKey>(
  source: RecordSource<Item, Key>,
): Created<Item> {
  const created = readCreated(useLocation().state);
  const id = created && created.path === source.path(created.id) ? created.id : undefined;
  const query = source.query(id ?? '');
  const { data, isError } = useQuery({ ...query, queryFn: id === undefined ? skipToken : query.queryFn });
  const isArchived = data && 'isArchived' in data && data.isArchived === true;
  return { id, record: id === undefined || isError || isArchived ? undefined : data };
}
