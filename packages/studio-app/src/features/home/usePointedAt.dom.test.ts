import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MapPlace } from './map-places.ts';
import { usePointedAt } from './usePointedAt.ts';

const mast = { id: 'mast', name: 'Mast' } as MapPlace;
const tank = { id: 'tank', name: 'Tank' } as MapPlace;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Step = 'point' | 'point at another' | 'point at none' | 'hold' | 'leave' | number;

function nameAfter(isKept: boolean, steps: Step[]) {
  const { result } = renderHook(() => usePointedAt(isKept));
  for (const step of ['point' as const, ...steps])
    act(() => {
      if (step === 'point') result.current.point(mast);
      else if (step === 'point at another') result.current.point(tank);
      else if (step === 'point at none') result.current.point(null);
      else if (step === 'hold') result.current.hold();
      else if (step === 'leave') result.current.leave();
      else vi.advanceTimersByTime(step);
    });
  return result.current.place?.name;
}

describe('the place that is pointed at', () => {
  it.each<[string, Step[], string | undefined]>([
    ['stays as long as it is pointed at', [10_000], 'Mast'],
    ['stays for a moment after it', ['point at none', 399], 'Mast'],
    ['goes after that', ['point at none', 400], undefined],
    ['stays while its details are held', ['point at none', 399, 'hold', 10_000], 'Mast'],
    ['goes when its details are left', ['point at none', 399, 'hold', 1000, 'leave', 400], undefined],
    ['stays when it is pointed at again', ['point at none', 399, 'point', 1000], 'Mast'],
    ['is the next one at once', ['point at none', 100, 'point at another', 1000], 'Tank'],
    ['is left twice: the moment begins again', ['point at none', 300, 'leave', 300], 'Mast'],
  ])('%s', (_rule, steps, name) => expect(nameAfter(false, steps)).toBe(name));

  it('stays on a phone until another one is selected', () => {
    expect(nameAfter(true, ['point at none', 10_000, 'leave', 10_000])).toBe('Mast');
    expect(nameAfter(true, ['point at another'])).toBe('Tank');
  });
});
