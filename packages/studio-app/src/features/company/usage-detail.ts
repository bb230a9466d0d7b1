/**
 * What is left of an allowance, or how much is used beyond it.
 *
 * @param format writes an amount with its unit
 * @see spec 2 §9 "Licence", N113
 */
export function usageDetail(used: number, allowed: number, format: (amount: number) => string): string {
  return used > allowed ? `${format(used - allowed)} over the allowance` : `${format(allowed - used)} remaining`;
}
