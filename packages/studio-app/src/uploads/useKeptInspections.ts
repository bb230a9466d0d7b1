import { useQueries } from '@tanstack/react-query';
import { useSend } from '../api/index.ts';
import { projectQuery } from '../data/index.ts';
import { useIsInTab } from './useIsInTab.ts';
import { useKeptUploads } from './useKeptUploads.ts';

/** Inspections that are read at once. */
const READ_MAX = 5;

/** Returns the uploads that this browser keeps of the person and that no tab has, oldest first, and reads their inspections. */
export function useKeptInspections() {
  const send = useSend();
  const isInTab = useIsInTab();
  const kept = useKeptUploads()?.filter(({ id }) => !isInTab(id)) ?? [];
  const ids = [...new Set(kept.map(({ inspectionId }) => inspectionId))].slice(0, READ_MAX);
  const queries = useQueries({ queries: ids.map((id) => projectQuery(send, id)) });
  return { kept, ids, queries };
}
