import type { FileHandles } from '@inspection-studio/design-system';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { JOURNAL_KEY } from './kept-uploads.ts';
import { uploadJournal } from './upload-journal.ts';
import { useKeptUploads } from './useKeptUploads.ts';

/** How files are read again, by id. */
export type KeptHandles = ReadonlyMap<string, FileHandles>;

const NONE: KeptHandles = new Map();

const handlesQuery = (uploadId: string) => ({
  queryKey: [...JOURNAL_KEY, 'files', uploadId],
  queryFn: () => uploadJournal.readFiles(uploadId).catch(() => NONE),
  // It is read from this browser, not from the network.
  networkMode: 'always' as const,
  staleTime: Infinity,
  // Handles cannot be compared by their JSON.
  structuralSharing: false,
});

function merged(results: UseQueryResult<KeptHandles>[]): KeptHandles | undefined {
  if (results.some(({ data }) => !data)) return undefined;
  return new Map(results.flatMap(({ data }) => [...(data ?? [])]));
}

/**
 * Returns how the files of interrupted uploads are read again in this browser, by id; `undefined` until that is known, and
 * an empty map when they have to be chosen again.
 */
export function useKeptHandles(inspectionIds: readonly string[]): KeptHandles | undefined {
  const kept = useKeptUploads();
  const uploads = kept?.filter(({ inspectionId }) => inspectionIds.includes(inspectionId)) ?? [];
  const handles = useQueries({ queries: uploads.map(({ id }) => handlesQuery(id)), combine: merged });
  return kept && handles;
}
