import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useBulkSelection } from './useBulkSelection.js';
import { useSelection } from './useSelection.js';

const pick = (ids: readonly string[], preserve?: boolean) =>
  renderHook(
    (props: { ids: readonly string[] }) => useSelection(props.ids, preserve === undefined ? {} : { preserve }),
    {
      initialProps: { ids },
    },
  );

describe('useSelection', () => {
  it('selects by click and by range', () => {
    const { result } = pick(['a', 'b', 'c']);
    act(() => result.current[1]({ type: 'toggle', index: 0 }));
    act(() => result.current[1]({ type: 'range', index: 2 }));
    expect([...result.current[0].selectedIds]).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['resets when the list length changes', undefined, []],
    ['keeps the selection when asked to', true, ['b']],
  ])('%s', (_case, preserve, expected) => {
    const { result, rerender } = pick(['a', 'b'], preserve);
    act(() => result.current[1]({ type: 'toggle', index: 1 }));
    rerender({ ids: ['b', 'a'] });
    expect([...result.current[0].selectedIds]).toEqual(['b']);
    rerender({ ids: ['a', 'b', 'c'] });
    expect([...result.current[0].selectedIds]).toEqual(expected);
  });
});

it('useBulkSelection starts with nothing and selects everything', () => {
  const { result } = renderHook(() => useBulkSelection());
  act(() => result.current[1]({ type: 'toggleAll' }));
  act(() => result.current[1]({ type: 'toggle', id: 'a' }));
  expect(result.current[0]).toEqual({ all: true, touchedIds: new Set(['a']) });
});
