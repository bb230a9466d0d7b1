/** A selection over more items than are loaded: everything or nothing, but for those that were touched. */
export interface BulkSelectionState {
  all: boolean;
  touchedIds: ReadonlySet<string>;
}

/** Nothing selected. */
export const NO_BULK_SELECTION: BulkSelectionState = { all: false, touchedIds: new Set() };

/** Something that changes a bulk selection. */
export type BulkSelectionAction =
  | { type: 'toggle'; id: string }
  | { type: 'toggleMany'; ids: readonly string[] }
  | { type: 'toggleAll'; all?: boolean }
  | { type: 'reset' };

/**
 * One step of a bulk selection.
 *
 * - `toggle` adds an item or removes it
 * - `toggleMany` selects those that are not, or takes all out when each is
 * - `toggleAll` selects everything and clears what was touched; when everything is selected already, nothing; `all` says which
 * - `reset` returns to nothing selected and nothing touched
 */
export function bulkSelectionReducer(state: BulkSelectionState, action: BulkSelectionAction): BulkSelectionState {
  switch (action.type) {
    case 'toggle':
      return { ...state, touchedIds: touched(state.touchedIds, [action.id]) };
    case 'toggleMany': {
      const missing = action.ids.filter((id) => !isBulkSelected(state, id));
      return { ...state, touchedIds: touched(state.touchedIds, missing.length > 0 ? missing : action.ids) };
    }
    case 'toggleAll': {
      const isComplete = state.all && state.touchedIds.size === 0;
      return { ...NO_BULK_SELECTION, all: action.all ?? !isComplete };
    }
    case 'reset':
      return NO_BULK_SELECTION;
  }
}

function touched(touchedIds: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  const next = new Set(touchedIds);
  for (const id of ids) if (!next.delete(id)) next.add(id);
  return next;
}

/** Whether an item is selected: touched when all is off, not touched when all is on. */
export const isBulkSelected = ({ all, touchedIds }: BulkSelectionState, id: string): boolean =>
  touchedIds.has(id) !== all;

/** How many of `total` items are selected. */
export const bulkSelectedCount = ({ all, touchedIds }: BulkSelectionState, total: number): number =>
  all ? Math.max(0, total - touchedIds.size) : touchedIds.size;
