'use client';

import { useReducer, type Dispatch } from 'react';
import {
  bulkSelectionReducer,
  NO_BULK_SELECTION,
  type BulkSelectionAction,
  type BulkSelectionState,
} from './bulk-selection.js';

/**
 * A selection across pages: everything but some, or nothing but some.
 *
 * @returns the selection, and what changes it
 */
export function useBulkSelection(): [selection: BulkSelectionState, dispatch: Dispatch<BulkSelectionAction>] {
  return useReducer(bulkSelectionReducer, NO_BULK_SELECTION);
}
