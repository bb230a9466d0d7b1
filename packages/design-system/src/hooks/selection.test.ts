import { describe, expect, it } from 'vitest';
import {
  NO_SELECTION,
  selectionAfterChange,
  selectionReducer,
  type SelectionAction,
  type SelectionState,
} from './selection.js';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];
const after = (...actions: SelectionAction[]) =>
  actions.reduce((state, action) => selectionReducer(state, action, IDS), NO_SELECTION);
const selected = (state: SelectionState) => [...state.selectedIds].toSorted().join('');
const click = (index: number): SelectionAction => ({ type: 'toggle', index });
const shiftClick = (index: number): SelectionAction => ({ type: 'range', index });
const many = (...ids: string[]): SelectionAction => ({ type: 'toggleMany', ids });

describe('the selection state', () => {
  it('has selected ids.', () => expect(after(click(2)).selectedIds).toEqual(new Set(['c'])));
  it('has the previous clicked index.', () => {
    expect(after().previousIndex).toBeNull();
    expect(after(click(2), click(4)).previousIndex).toBe(4);
  });
});

describe('Selection: toggle one.', () => {
  it.each([
    ['adds', [click(1)], 'b', 1],
    ['then removes', [click(1), click(1)], '', 1],
    ['leaves others', [click(1), click(3), click(1)], 'd', 1],
    ['an index outside the list changes nothing', [click(1), click(6)], 'b', 1],
    ['by its id', [{ type: 'toggle', id: 'b' }], 'b', 1],
    ['an id that is not in the list changes nothing', [click(1), { type: 'toggle', id: 'x' }], 'b', 1],
  ] satisfies [string, SelectionAction[], string, number][])('%s', (_case, actions, ids, previousIndex) => {
    expect(selected(after(...actions))).toBe(ids);
    expect(after(...actions).previousIndex).toBe(previousIndex);
  });
});

describe('Selection: range from the previous click.', () => {
  it.each([
    ['forwards', [click(1), shiftClick(4)], 'bcde', 4],
    ['backwards', [click(4), shiftClick(1)], 'bcde', 1],
    ['keeps what was selected', [click(0), click(3), shiftClick(4)], 'ade', 4],
    ['continues from its own end', [click(1), shiftClick(2), shiftClick(4)], 'bcde', 4],
    ['selects what the previous click took out', [click(1), click(1), shiftClick(2)], 'bc', 2],
    ['toggles without a previous click', [shiftClick(2)], 'c', 2],
    ['an index outside the list changes nothing', [click(1), shiftClick(6)], 'b', 1],
    ['in the order in which the list is shown', [click(0), { type: 'range', id: 'c', ids: ['a', 'f', 'c'] }], 'acf', 2],
  ] satisfies [string, SelectionAction[], string, number][])('%s', (_case, actions, ids, previousIndex) => {
    expect(selected(after(...actions))).toBe(ids);
    expect(after(...actions).previousIndex).toBe(previousIndex);
  });

  it('toggles when the list has become shorter than the previous click', () => {
    const state: SelectionState = { selectedIds: new Set(), previousIndex: 5 };
    expect(selected(selectionReducer(state, shiftClick(1), ['a', 'b']))).toBe('b');
  });
});

describe('Selection: toggle many.', () => {
  it.each([
    ['adds the missing ones', [click(0), many('a', 'b')], 'ab'],
    ['removes when all are selected', [many('a', 'b', 'c'), many('a', 'b')], 'c'],
    ['none given changes nothing', [click(0), many()], 'a'],
  ])('%s', (_case, actions, ids) => expect(selected(after(...actions))).toBe(ids));

  it('keeps the previous click', () => expect(after(click(2), many('a')).previousIndex).toBe(2));
});

it('Selection: select all.', () => {
  expect(selected(after(click(2), { type: 'selectAll' }))).toBe('abcdef');
  expect(after(click(2), { type: 'selectAll' }).previousIndex).toBe(2);
});

it('Selection: reset.', () => expect(after(click(2), { type: 'reset' })).toEqual(NO_SELECTION));

describe('when the list changes', () => {
  const some = after(click(2));
  it('The selection resets when the list length changes.', () => {
    expect(selectionAfterChange(some, { before: 5, after: 6 }, false)).toEqual(NO_SELECTION);
    expect(selectionAfterChange(some, { before: 6, after: 6 }, false)).toBe(some);
  });
  it('The selection is kept on a length change when preservation is requested.', () => {
    expect(selectionAfterChange(some, { before: 5, after: 6 }, true)).toBe(some);
  });
});
