const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The mark a key leads to: the next, the one before, the first or the last; `undefined` for any other key.
 * At the ends it stays. Left and right change places where text runs from right to left.
 */
export function markForKey(key: string, index: number, count: number, isRtl: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const isMirrored = isRtl && (key === 'ArrowRight' || key === 'ArrowLeft');
  return Math.min(count - 1, Math.max(0, index + (isMirrored ? -step : step)));
}
