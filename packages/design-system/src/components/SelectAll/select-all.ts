import type { CheckedState } from '../Checkbox/index.js';

/** Formats 'N of M selected' with thousands separators. */
export const selectedText = (selected: number, total: number): string =>
  `${grouped.format(selected)} of ${grouped.format(total)} selected`;

/** Formats 'Select all 12,431'. */
export const selectAllText = (total: number): string => `Select all ${grouped.format(total)}`;

const grouped = new Intl.NumberFormat('en-GB');

/** Returns the checkbox state: mixed when some but not all are selected, unchecked without items. */
export function selectAllState(selected: number, total: number): CheckedState {
  if (selected === 0 || total === 0) return false;
  return selected >= total ? true : 'indeterminate';
}
