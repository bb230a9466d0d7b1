/** What is selected in a list, and where the last click was. */
export interface SelectionState {
  selectedIds: ReadonlySet<string>;
  /** Index of the last clicked item, from which a range begins; null before the first click and after a reset. */
  previousIndex: number | null;
}

/** Nothing selected, nothing clicked. */
export const NO_SELECTION: SelectionState = { selectedIds: new Set(), previousIndex: null };

/** A change of a selection. Indexes are zero-based in display order; an id represents its index. */
export type SelectionAction =
  | { type: 'toggle' | 'range'; index: number }
  | { type: 'toggle'; id: string }
  | { type: 'range'; id: string; ids: readonly string[] }
  | { type: 'toggleMany'; ids: readonly string[] }
  | { type: 'selectAll' | 'reset' };

/**
 * One step of a selection.
 *
 * - `toggle` selects an item, or takes it out
 * - `range` selects everything from the previous click to the index, both ways; without a previous click it toggles;
 *   with `ids` it selects those, for a list that is shown in another order, and `id` is the click
 * - `toggleMany` adds those that are missing, or takes all out when none is
 * - `selectAll` selects every item of the list, `reset` none
 *
 * @param ids of the whole list, in the order it is shown; an index outside of it changes nothing
 */
export function selectionReducer(
  state: SelectionState,
  action: SelectionAction,
  ids: readonly string[],
): SelectionState {
  switch (action.type) {
    case 'toggle':
      return click(state, indexOf(action, ids), ids, (id) => toggled(state.selectedIds, [id]));
    case 'range': {
      if ('ids' in action)
        return click(state, indexOf(action, ids), ids, () => new Set([...state.selectedIds, ...action.ids]));
      const from = state.previousIndex ?? -1;
      if (ids[from] === undefined) return selectionReducer(state, { type: 'toggle', index: action.index }, ids);
      const range = ids.slice(Math.min(from, action.index), Math.max(from, action.index) + 1);
      return click(state, action.index, ids, () => new Set([...state.selectedIds, ...range]));
    }
    case 'toggleMany':
      return { ...state, selectedIds: toggled(state.selectedIds, action.ids) };
    case 'selectAll':
      return { ...state, selectedIds: new Set(ids) };
    case 'reset':
      return NO_SELECTION;
  }
}

/** The selection after its list has changed: it resets when the length changes, unless it is to be preserved. */
export function selectionAfterChange(
  state: SelectionState,
  lengths: { before: number; after: number },
  isPreserved: boolean,
): SelectionState {
  return isPreserved || lengths.before === lengths.after ? state : NO_SELECTION;
}

const indexOf = (item: { index: number } | { id: string }, ids: readonly string[]): number =>
  'id' in item ? ids.indexOf(item.id) : item.index;

function click(
  state: SelectionState,
  index: number,
  ids: readonly string[],
  select: (id: string) => ReadonlySet<string>,
): SelectionState {
  const id = ids[index];
  return id === undefined ? state : { selectedIds: select(id), previousIndex: index };
}

function toggled(selectedIds: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  const given = new Set(ids);
  const isComplete = ids.every((id) => selectedIds.has(id));
  return isComplete ? new Set([...selectedIds].filter((id) => !given.has(id))) : new Set([...selectedIds, ...ids]);
}
