import { useEffect } from 'react';
import { useUser } from '../session/index.ts';
import { noteVisit, VISITED_KINDS, type VisitedKind } from '../settings/index.ts';

/**
 * Stores that the person opened a record, for the palette. One's own profile does not count.
 *
 * @param page what the page shows
 * @param loaded the records that are here; a page without its record is no visit
 */
export function useNoteVisit(page: unknown, id: string, loaded: Record<VisitedKind, unknown>): void {
  const { id: userId } = useUser();
  const kind = VISITED_KINDS.find((one) => one === page);
  const visited = kind && loaded[kind] && id !== userId ? kind : undefined;
  useEffect(() => {
    if (visited) noteVisit(userId, { kind: visited, id });
  }, [visited, userId, id]);
}
