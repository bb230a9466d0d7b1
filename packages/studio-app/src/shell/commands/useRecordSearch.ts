import { useDebouncedValue } from '@inspection-studio/design-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { useAccess } from '../../permissions/index.ts';
import { useVisits } from '../../settings/index.ts';
import type { FoundRecord } from './found-record.ts';
import { readRecent } from './recent-records.ts';
import { type FoundRecords, readLibrary, searchRecords } from './search-records.ts';

/** Pause in typing before a search, so that results appear within 150 ms of the last key. */
const SEARCH_DELAY_MS = 30;
const NOTHING: FoundRecords = { records: [], isPartial: false };

/** Records for the palette. */
export interface RecordSearch extends FoundRecords {
  isSearching: boolean;
}

/**
 * Searches the records that the person may read. The next key aborts the calls; until their answers
 * are here, the records before remain.
 */
export function useRecordSearch(isOpen: boolean, typed: string): RecordSearch {
  const send = useSend();
  const { user, can } = useAccess();
  const sought = typed.trim();
  const term = useDebouncedValue(sought, SEARCH_DELAY_MS);
  const isTyped = isOpen && sought !== '';
  const search = useQuery({
    queryKey: ['search', term],
    queryFn: ({ signal }) => searchRecords(send, { user, can }, term, signal),
    enabled: isTyped && term !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const library = useQuery({
    queryKey: ['library'],
    queryFn: ({ client }) => readLibrary(client, send),
    enabled: isOpen && can('ReadLibrary'),
    staleTime: 0,
  });
  if (!isTyped) return { ...NOTHING, isSearching: false };
  const found = [search.data ?? NOTHING, library.data ?? NOTHING];
  return {
    records: found.flatMap(({ records }) => records),
    isPartial: found.some(({ isPartial }) => isPartial),
    isSearching: term !== sought || search.isPlaceholderData || search.isPending || library.isLoading,
  };
}

/** Records that the person opened last, while wanted. */
export function useRecentRecords(isWanted: boolean): readonly FoundRecord[] {
  const send = useSend();
  const visits = useVisits(useAccess().user.id);
  const { data = [] } = useQuery({
    queryKey: ['recent', visits],
    queryFn: ({ client }) => readRecent(client, send, visits),
    enabled: isWanted && visits.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return visits.length > 0 ? data : [];
}
