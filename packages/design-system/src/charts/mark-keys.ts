const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Returns the mark after a key: next, previous, first or last; `undefined` for other keys. Stops at the ends. Left and
 * right are swapped in right-to-left pages.
 */
export function markForKey(key: string, index: number, count: number, isRtl: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const isMirrored = isRtl && (key === 'ArrowRight' || key === 'ArrowLeft');
  return Math.min(count - 1, Math.max(0, index + (isMirrored ? -step : step)));
}
