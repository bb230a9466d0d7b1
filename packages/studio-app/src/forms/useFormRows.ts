import { type KeyboardEvent, type RefCallback, useEffect, useState } from 'react';
import { type ArrayPath, type Control, type FieldArray, type FieldValues, useFieldArray } from 'react-hook-form';

/** Rows of a form that are added, moved and deleted; focus stays where the work goes on. */
export interface FormRows {
  /** Keys of the rows, in their order. */
  keys: readonly string[];
  count: number;
  /** Adds a row at the end and goes into its first field. */
  add: () => void;
  /** Moves a row one place; focus moves along. */
  move: (index: number, step: -1 | 1) => void;
  /** Deletes a row; focus goes to the row that takes its place, else to the one before. */
  remove: (index: number) => void;
  /** For a row: Alt with an arrow moves it, Enter in a text goes on to the next, which is added after the last. */
  onRowKeyDown: (event: KeyboardEvent<HTMLElement>, index: number) => void;
  /** What has happened, for a live region. */
  status: string;
}

interface Change {
  status: string;
  /** What gets the focus once the rows are drawn again. */
  target: (list: HTMLElement) => HTMLElement | null | undefined;
}

const TEXTS = 'input[type="text"]';
const fieldOfRow = (list: HTMLElement, index: number) => list.children[index]?.querySelector<HTMLElement>(TEXTS);

/**
 * An array of the form as rows.
 *
 * @param newRow makes the row that is added
 * @returns the rows, and the `ref` of the list whose children they are, one element each
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
    if (change && list) change.target(list)?.focus();
  }, [change, list]);

  const count = fields.length;
  const rows = {
    keys: fields.map(({ id }) => id),
    count,
    status: change?.status ?? '',
    add() {
      append(newRow(), { shouldFocus: false });
      setChange({ status: '', target: (rowList) => fieldOfRow(rowList, count) });
    },
    move(index: number, step: -1 | 1) {
      const to = index + step;
      if (to < 0 || to >= count) return;
      const held = document.activeElement;
      move(index, to);
      setChange({
        status: `Moved to ${to + 1} of ${count}`,
        target: () => (held instanceof HTMLElement ? held : null),
      });
    },
    remove(index: number) {
      remove(index);
      setChange({
        status: `Deleted, ${count - 1} left`,
        target: (rowList) => fieldOfRow(rowList, Math.min(index, count - 2)),
      });
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
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') pressEnter(event);
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    rows.move(index, event.key === 'ArrowUp' ? -1 : 1);
  };

  return [{ ...rows, onRowKeyDown }, setList];
}
