'use client';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { isComposing } from '../internal/is-composing.js';
import { useEscapeToClear } from '../internal/useEscapeToClear.js';
import { selectionModel, type BulkSelection, type Selection } from './selection-model.js';
import { moveRangeEnd, span, stepItem } from './selection-step.js';

export interface UseSelectionKeysOptions {
  /** Every item that can be selected, in the order in which they are shown. */
  ids: readonly string[];
  /** What `useSelection` or `useBulkSelection` returned. */
  selection: Selection | BulkSelection;
  /** `grid` for tiles: left and right move, too, and up and down by the rows as they are drawn. @default 'list' */
  layout?: 'list' | 'grid';
  /** The whole list is one tab stop, as a listbox asks for; otherwise each item is one. @default false */
  roving?: boolean;
  /** Draws an item that is about to get focus, for a list that draws only what is in view. */
  reveal?: (index: number) => void;
}

/** Attributes of the element around the items; `Container` is its type. */
export interface SelectionContainerProps<Container extends HTMLElement> {
  ref: RefObject<Container | null>;
  onKeyDown: (event: KeyboardEvent<Container>) => void;
  onMouseDown: (event: MouseEvent<Container>) => void;
  onClick: (event: MouseEvent<Container>) => void;
  onFocus: (event: FocusEvent<Container>) => void;
}

/** Attributes of what takes focus for an item: its checkbox, or the item itself. */
export interface SelectionItemProps {
  'data-selection-item': string;
  tabIndex?: number;
}

/** What joins a list to its selection. */
export interface SelectionKeys<Container extends HTMLElement> {
  containerProps: SelectionContainerProps<Container>;
  itemProps: (id: string) => SelectionItemProps;
}

const TYPES_TEXT = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
const CONTROL = 'a[href], button, input, select, textarea, label';

const itemOf = (target: EventTarget): HTMLElement | null => (target as Element).closest('[data-selection-item]');
const idOf = (item: HTMLElement): string => item.dataset['selectionItem'] ?? '';

/**
 * Selects by mouse and keyboard, alike in tables, tiles and lists.
 *
 * - a click or Space toggles an item; with Shift it selects everything from the previous click to there
 * - arrows, Home and End move focus; with Shift the range follows
 * - Ctrl+A or Cmd+A selects every item, Escape clears; where something was cleared, a dialog around the list stays open
 *
 * Spread `containerProps` on the element around the items, and `itemProps(id)` on the checkbox of each, or on each item
 * that is an `option`. Changes come by `selection`: a checkbox needs its `checked` only.
 */
export function useSelectionKeys<Container extends HTMLElement>({
  ids,
  selection,
  layout = 'list',
  roving = false,
  reveal,
}: UseSelectionKeysOptions): SelectionKeys<Container> {
  const container = useRef<Container>(null);
  const model = selectionModel(selection);
  /** What was clicked last, and where a range by Shift and arrows began: ids, since the order may change. */
  const clicked = useRef<string | null>(null);
  const beginning = useRef<string | null>(null);
  const awaited = useRef<string | null>(null);
  const [active, setActive] = useState<string | null>(null);

  useEscapeToClear(container, model.count(ids.length) > 0, () => {
    clicked.current = null;
    model.clear();
  });
  useEffect(() => {
    if (awaited.current !== null && focusItem(awaited.current)) awaited.current = null;
  });

  const items = () => [...(container.current?.querySelectorAll<HTMLElement>('[data-selection-item]') ?? [])];
  function focusItem(id: string): boolean {
    const item = items().find((each) => idOf(each) === id);
    item?.focus();
    return item !== undefined;
  }
  const indexOf = (id: string | null) => (id === null ? -1 : ids.indexOf(id));
  const idsAt = (indexes: readonly number[]) => indexes.flatMap((index) => ids[index] ?? []);
  const previousIndex = () => (model.hasPreviousClick ? indexOf(clicked.current) : -1);

  function click(id: string, isRange: boolean) {
    const from = previousIndex();
    if (isRange && from !== -1) model.select(idsAt(span(from, indexOf(id))), id);
    else model.toggle(id);
    clicked.current = id;
    beginning.current = null;
  }

  function move(from: number, to: number, isRange: boolean) {
    const id = ids[to];
    if (id === undefined) return;
    if (isRange) {
      // The range continues while focus stays at its end.
      const run = clicked.current === ids[from] && model.hasPreviousClick ? indexOf(beginning.current) : -1;
      const start = [run, previousIndex(), from].find((index) => index !== -1) ?? from;
      const range = moveRangeEnd(start, run === -1 ? start : from, to);
      if (range.deselect.length > 0) model.deselect(idsAt(range.deselect));
      model.select(idsAt(range.select), id);
      clicked.current = id;
      beginning.current = ids[start] ?? null;
    }
    if (focusItem(id)) return;
    awaited.current = id;
    reveal?.(to);
  }

  function onKeyDown(event: KeyboardEvent<Container>) {
    const target = event.target as HTMLElement;
    if (
      event.defaultPrevented ||
      isComposing(event) ||
      event.altKey ||
      target.matches(TYPES_TEXT) ||
      !event.currentTarget.contains(target)
    )
      return;
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 'a' || event.shiftKey) return;
      event.preventDefault();
      model.selectAll(ids);
      return;
    }
    const item = itemOf(target);
    if (item === null || item !== target) return;
    const id = idOf(item);
    // A checkbox answers to Space with a click of its own.
    if (event.key === ' ' && !item.matches(CONTROL)) {
      event.preventDefault();
      click(id, event.shiftKey);
      return;
    }
    const from = indexOf(id);
    const to = stepItem(event.key, from, {
      count: ids.length,
      columns: layout === 'grid' ? columnsOf(items()) : 1,
      isRightToLeft: getComputedStyle(event.currentTarget).direction === 'rtl',
    });
    if (to === null) return;
    event.preventDefault();
    move(from, to, event.shiftKey);
  }

  /** The item a click means: not one that holds the control that was clicked. */
  const clickedItem = (event: MouseEvent): HTMLElement | null => {
    const item = itemOf(event.target);
    const control = (event.target as Element).closest(CONTROL);
    return item !== null && (control === null || control === item || !item.contains(control)) ? item : null;
  };

  const containerProps: SelectionContainerProps<Container> = {
    ref: container,
    onKeyDown,
    onMouseDown(event) {
      if (!event.shiftKey || clickedItem(event) === null) return;
      // Shift and click would select the text between.
      event.preventDefault();
      clickedItem(event)?.focus();
    },
    onClick(event) {
      const item = clickedItem(event);
      if (item !== null) click(idOf(item), event.shiftKey);
    },
    onFocus(event) {
      const item = itemOf(event.target);
      if (roving && item !== null) setActive(idOf(item));
    },
  };
  const tabStop = roving ? (active !== null && ids.includes(active) ? active : ids[0]) : undefined;
  const itemProps = useCallback(
    (id: string): SelectionItemProps => ({
      'data-selection-item': id,
      ...(roving && { tabIndex: id === tabStop ? 0 : -1 }),
    }),
    [roving, tabStop],
  );
  return { containerProps, itemProps };
}

/** How many items lie side by side in the first row. */
function columnsOf(items: readonly HTMLElement[]): number {
  const top = items[0]?.getBoundingClientRect().top;
  const below = items.findIndex((item) => item.getBoundingClientRect().top !== top);
  return below === -1 ? Math.max(1, items.length) : below;
}
