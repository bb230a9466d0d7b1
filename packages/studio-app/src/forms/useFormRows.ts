import { isComposing, rememberFocus } from '@inspection-studio/design-system';
import { type KeyboardEvent, type RefCallback, useEffect, useState } from 'react';
import { type ArrayPath, type Control, type FieldArray, type FieldValues, useFieldArray } from 'react-hook-form';

/** Rows of a form that can be added, moved and deleted, with the focus where the user continues. */
export interface FormRows {
  /** React keys of the rows, in order. */
  keys: readonly string[];
  count: number;
  /** Adds a row at the end and focuses its first text field. */
  add: () => void;
  /** Moves a row one place. The focus moves with it. */
  move: (index: number, step: -1 | 1) => void;
  /** Deletes a row. The focus goes to the same control of the row that takes its place, or else of the one before. */
  remove: (index: number) => void;
  /** Handles the keys of a row: Alt with an arrow key moves it, Enter focuses the next text field and adds a row after the last. */
  onRowKeyDown: (event: KeyboardEvent<HTMLElement>, index: number) => void;
  /** The last change, for a live region. */
  status: string;
}

interface Change {
  status: string;
  /** Moves the focus after the next render. */
  moveFocus: (list: HTMLElement) => void;
}

const TEXTS = 'input[type="text"]';
const fieldOfRow = (list: HTMLElement, index: number) => list.children[index]?.querySelector<HTMLElement>(TEXTS);

/**
 * Connects an array of the form to a list of rows.
 *
 * @param newRow creates the row to add
 * @returns the rows, and the `ref` of the list, which has one child element per row
 */
export function useFormRows<Values extends FieldValues, Name extends ArrayPath<Values>>(
  control: Control<Values>,
  name: Name,
  newRow: () => FieldArray<Values, Name>,
): [rows: FormRows, ref: RefCallback<HTMLOListElement>] {
  const { fields, append, move, remove } = useFieldArray({ control, name });
  const [list, setList] = useState<HTMLOListElement | null>(null);
  const [change, setChange] = useState<Change>();
  useEffect(() => {
    if (change && list) change.moveFocus(list);
  }, [change, list]);

  const count = fields.length;
  const rows = {
    keys: fields.map(({ id }) => id),
    count,
    status: change?.status ?? '',
    add() {
      append(newRow(), { shouldFocus: false });
      setChange({ status: '', moveFocus: (rowList) => fieldOfRow(rowList, count)?.focus() });
    },
    move(index: number, step: -1 | 1) {
      const to = index + step;
      if (to < 0 || to >= count) return;
      const moveFocus = rememberFocus();
      move(index, to);
      setChange({ status: `Moved to ${to + 1} of ${count}`, moveFocus });
    },
    remove(index: number) {
      const moveFocus = rememberFocus();
      remove(index);
      setChange({ status: `Deleted, ${count - 1} left`, moveFocus });
    },
  };

  const pressEnter = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || !list) return;
    event.preventDefault();
    const texts = [...list.querySelectorAll<HTMLInputElement>(TEXTS)];
    const next = texts[texts.indexOf(target) + 1];
    if (next) next.focus();
    else if (target.value.trim()) rows.add();
  };

  const onRowKeyDown: FormRows['onRowKeyDown'] = (event, index) => {
    if (event.defaultPrevented || isComposing(event)) return;
    if (event.key === 'Enter') pressEnter(event);
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    rows.move(index, event.key === 'ArrowUp' ? -1 : 1);
  };

  return [{ ...rows, onRowKeyDown }, setList];
}
