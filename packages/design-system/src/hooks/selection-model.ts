import {
  bulkSelectedCount,
  isBulkSelected,
  type BulkSelectionAction,
  type BulkSelectionState,
} from './bulk-selection.js';
import type { SelectionAction, SelectionState } from './selection.js';

/** What `useSelection` returns. */
export type Selection = readonly [selection: SelectionState, dispatch: (action: SelectionAction) => void];

/** What `useBulkSelection` returns. */
export type BulkSelection = readonly [selection: BulkSelectionState, dispatch: (action: BulkSelectionAction) => void];

/** What a table, a list or tiles ask of a selection, whichever hook keeps it. */
export interface SelectionModel {
  isSelected: (id: string) => boolean;
  /** How many of `total` items are selected. */
  count: (total: number) => number;
  toggle: (id: string) => void;
  /** Selects all of these; `clicked` is the one the next range begins at. */
  select: (ids: readonly string[], clicked: string) => void;
  deselect: (ids: readonly string[]) => void;
  /** Selects those that are missing, or takes all out when none is. */
  toggleMany: (ids: readonly string[]) => void;
  /** Selects every item of the list; of a selection beyond the list, those that are shown. */
  selectAll: (shownIds: readonly string[]) => void;
  clear: () => void;
  /** Whether a range may begin at what was clicked before. */
  hasPreviousClick: boolean;
}

/** Whether a selection extends beyond the loaded items. */
export const isBulk = (selection: Selection | BulkSelection): selection is BulkSelection => 'all' in selection[0];

/** One face for both kinds of selection. */
export function selectionModel(selection: Selection | BulkSelection): SelectionModel {
  return isBulk(selection) ? ofBulk(selection) : ofList(selection);
}

function ofList([state, dispatch]: Selection): SelectionModel {
  const isSelected = (id: string) => state.selectedIds.has(id);
  const toggleMany = (ids: readonly string[]) => dispatch({ type: 'toggleMany', ids });
  return {
    isSelected,
    count: () => state.selectedIds.size,
    toggle: (id) => dispatch({ type: 'toggle', id }),
    select: (ids, clicked) => dispatch({ type: 'range', id: clicked, ids }),
    deselect: (ids) => toggleMany(ids.filter(isSelected)),
    toggleMany,
    selectAll: () => dispatch({ type: 'selectAll' }),
    clear: () => dispatch({ type: 'reset' }),
    hasPreviousClick: state.previousIndex !== null,
  };
}

function ofBulk([state, dispatch]: BulkSelection): SelectionModel {
  const isSelected = (id: string) => isBulkSelected(state, id);
  const toggleMany = (ids: readonly string[]) => dispatch({ type: 'toggleMany', ids });
  const select = (ids: readonly string[]) => toggleMany(ids.filter((id) => !isSelected(id)));
  return {
    isSelected,
    count: (total) => bulkSelectedCount(state, total),
    toggle: (id) => dispatch({ type: 'toggle', id }),
    select,
    deselect: (ids) => toggleMany(ids.filter(isSelected)),
    toggleMany,
    selectAll: select,
    clear: () => dispatch({ type: 'reset' }),
    hasPreviousClick: true,
  };
}
