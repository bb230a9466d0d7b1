/**
 * Describes the remaining allowance, or how much it is exceeded.
 *
 * @param format formats an amount with its unit
 * @see CO-041..042, N113
 */
export function usageDetail(used: number, allowed: number, format: (amount: number) => string): string {
  return used > allowed ? `${format(used - allowed)} over the allowance` : `${format(allowed - used)} remaining`;
}
