import { describe, expect, it, vi } from 'vitest';
import type { BulkSelectionState } from './bulk-selection.js';
import type { SelectionState } from './selection.js';
import { isBulk, selectionModel } from './selection-model.js';

const list = (...ids: string[]): SelectionState => ({ selectedIds: new Set(ids), previousIndex: 0 });
const bulk = (all: boolean, ...ids: string[]): BulkSelectionState => ({ all, touchedIds: new Set(ids) });

describe('one face for both kinds of selection', () => {
  it('reports which one extends beyond the loaded items', () => {
    expect(isBulk([list(), vi.fn()])).toBe(false);
    expect(isBulk([bulk(false), vi.fn()])).toBe(true);
  });

  it.each([
    ['a list', selectionModel([list('a'), vi.fn()]), 1],
    ['none but some', selectionModel([bulk(false, 'a'), vi.fn()]), 1],
    ['all but some', selectionModel([bulk(true, 'b'), vi.fn()]), 9],
  ])('%s knows what is selected, and how many of ten', (_case, model, count) => {
    expect([model.isSelected('a'), model.isSelected('b'), model.count(10)]).toEqual([true, false, count]);
  });

  it('a list begins no range at a click before the reset', () => {
    expect(selectionModel([list(), vi.fn()]).hasPreviousClick).toBe(true);
    expect(selectionModel([{ ...list(), previousIndex: null }, vi.fn()]).hasPreviousClick).toBe(false);
  });

  it('a list selects a range by its click, and takes out only what was in', () => {
    const dispatch = vi.fn();
    const model = selectionModel([list('a'), dispatch]);
    model.select(['a', 'b'], 'b');
    model.deselect(['a', 'b']);
    expect(dispatch.mock.calls.flat()).toEqual([
      { type: 'range', id: 'b', ids: ['a', 'b'] },
      { type: 'toggleMany', ids: ['a'] },
    ]);
  });

  it('a bulk selection touches only what a range changes', () => {
    const dispatch = vi.fn();
    const model = selectionModel([bulk(true, 'b'), dispatch]);
    model.select(['a', 'b'], 'b');
    model.deselect(['a', 'b']);
    expect(dispatch.mock.calls.flat()).toEqual([
      { type: 'toggleMany', ids: ['b'] },
      { type: 'toggleMany', ids: ['a'] },
    ]);
  });
});
