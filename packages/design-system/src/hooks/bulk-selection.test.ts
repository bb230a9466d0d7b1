import { describe, expect, it } from 'vitest';
import {
  bulkSelectedCount,
  bulkSelectionReducer,
  isBulkSelected,
  NO_BULK_SELECTION,
  type BulkSelectionAction,
  type BulkSelectionState,
} from './bulk-selection.js';

const state = (all: boolean, ...touched: string[]): BulkSelectionState => ({ all, touchedIds: new Set(touched) });
const step = (from: BulkSelectionState, action: BulkSelectionAction) => bulkSelectionReducer(from, action);

describe('the bulk selection', () => {
  it('has an all flag.', () => expect(NO_BULK_SELECTION.all).toBe(false));
  it('has touched ids.', () => expect(step(NO_BULK_SELECTION, { type: 'toggle', id: 'a' })).toEqual(state(false, 'a')));

  it.each([
    ['an id counts as selected if it is in the touched list when all is off.', state(false, 'a'), true, false, 1],
    ['an id counts as selected if it is not in the touched list when all is on.', state(true, 'a'), false, true, 9],
  ])('%s', (_row, bulk, touched, other, count) => {
    expect(isBulkSelected(bulk, 'a')).toBe(touched);
    expect(isBulkSelected(bulk, 'b')).toBe(other);
    expect(bulkSelectedCount(bulk, 10)).toBe(count);
  });

  it('a second toggle lets go', () => {
    expect(step(state(true, 'a', 'b'), { type: 'toggle', id: 'a' })).toEqual(state(true, 'b'));
  });

  it('never counts below zero when fewer are left than were touched', () => {
    expect(bulkSelectedCount(state(true, 'a', 'b'), 1)).toBe(0);
  });
});

describe('toggle many', () => {
  it.each([
    ['selects those that are missing', state(false, 'a'), ['a', 'b'], state(false, 'a', 'b')],
    ['takes all out when each is selected', state(false, 'a', 'b', 'c'), ['a', 'b'], state(false, 'c')],
    ['selects again what was taken out of all', state(true, 'a', 'b'), ['a', 'c'], state(true, 'b')],
    ['takes out of all', state(true), ['a', 'b'], state(true, 'a', 'b')],
  ])('%s', (_case, from, ids, expected) => {
    expect(step(from, { type: 'toggleMany', ids })).toEqual(expected);
  });
});

describe('toggle-all', () => {
  it('Bulk toggle-all sets all.', () => expect(step(NO_BULK_SELECTION, { type: 'toggleAll' }).all).toBe(true));
  it('Bulk toggle-all clears touched.', () => {
    expect(step(state(false, 'a'), { type: 'toggleAll' })).toEqual(state(true));
  });
  it.each([
    ['some left out of all: all again', state(true, 'a'), undefined, true],
    ['all: none', state(true), undefined, false],
    ['asked for none', state(false, 'a'), false, false],
    ['asked for all', state(true), true, true],
  ])('%s', (_case, from, all, expected) => {
    expect(step(from, { type: 'toggleAll', ...(all === undefined ? {} : { all }) })).toEqual(state(expected));
  });
});

describe('reset', () => {
  it('Bulk reset returns to all false.', () => expect(step(state(true), { type: 'reset' }).all).toBe(false));
  it('Bulk reset returns to nothing touched.', () => {
    expect(step(state(true, 'a'), { type: 'reset' }).touchedIds.size).toBe(0);
  });
});
