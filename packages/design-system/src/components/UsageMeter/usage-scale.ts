/** Positions on a usage scale, in percent of its width. */
export interface UsageScale {
  isOver: boolean;
  /** Position of the limit. */
  limit: number;
  /** Used amount up to the limit. */
  used: number;
  /** Used amount above the limit, as far as there is room. */
  excess: number;
}

/** Room for the excess. */
const OVER_LIMIT_PERCENT = 80;

/**
 * Computes a usage scale that makes room for the excess once the limit is reached.
 *
 * @param value used amount, 0 or more
 * @param max allowed amount; 0 allows nothing
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
