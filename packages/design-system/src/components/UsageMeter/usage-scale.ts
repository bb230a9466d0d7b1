/** Positions on a usage scale, in percent of its width. */
export interface UsageScale {
  isOver: boolean;
  /** The line of the whole allowance. */
  limit: number;
  /** Used, up to the limit. */
  used: number;
  /** Used beyond the limit, as far as there is room. */
  excess: number;
}

/** Room for what is beyond the limit. */
const OVER_LIMIT_PERCENT = 80;

/**
 * Lays used and allowed out on a scale that makes room once the allowance is reached.
 *
 * @param value used, 0 or more
 * @param max allowed; nothing is allowed when it is 0
 * @see CO-041
 */
export function usageScale(value: number, max: number): UsageScale {
  const share = max > 0 ? value / max : Infinity;
  if (share < 1) return { isOver: false, limit: 100, used: share * 100, excess: 0 };
  return {
    isOver: true,
    limit: OVER_LIMIT_PERCENT,
    used: OVER_LIMIT_PERCENT,
    excess: Math.min(100 - OVER_LIMIT_PERCENT, (share - 1) * OVER_LIMIT_PERCENT),
  };
}
