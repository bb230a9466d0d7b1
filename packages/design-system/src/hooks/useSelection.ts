'use client';

import { useState } from 'react';
import {
  NO_SELECTION,
  selectionAfterChange,
  selectionReducer,
  type SelectionAction,
  type SelectionState,
} from './selection.js';

export interface UseSelectionOptions {
  /** Keeps the selection when the number of items changes. @default false */
  preserve?: boolean;
}

/**
 * The selection of a list, a table or tiles.
 *
 * @param ids of every item, in the order they are shown
 * @returns the selection, and what changes it
 */
export function useSelection(
  ids: readonly string[],
  { preserve = false }: UseSelectionOptions = {},
): [selection: SelectionState, dispatch: (action: SelectionAction) => void] {
  const [known, setKnown] = useState({ selection: NO_SELECTION, length: ids.length });
  const selection = selectionAfterChange(known.selection, { before: known.length, after: ids.length }, preserve);
  // A changed list changes the selection in the same paint, not in one after it.
  if (known.length !== ids.length) setKnown({ selection, length: ids.length });

  const dispatch = (action: SelectionAction) =>
    setKnown((before) => ({ ...before, selection: selectionReducer(before.selection, action, ids) }));
  return [selection, dispatch];
}
