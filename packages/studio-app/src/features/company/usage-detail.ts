import { type Licence, seatsRemaining } from '@inspection-studio/domain/companies';
import { counted } from '@inspection-studio/domain/units';

/**
 * Describes the remaining allowance, or how much it is exceeded.
 *
 * @param format formats an amount with its unit
 */
export function usageDetail(used: number, allowed: number, format: (amount: number) => string): string {
  return used > allowed ? `${format(used - allowed)} over the allowance` : `${format(allowed - used)} remaining`;
}

/** {@link usageDetail} of seats. The remaining seats are never fewer than 0. */
export function seatsDetail(licence: Pick<Licence, 'seatsUsed' | 'seatsAllowed'>): string {
  const seats = (count: number) => counted(count, 'seat');
  const detail = usageDetail(licence.seatsUsed, licence.seatsAllowed, seats);
  return seatsRemaining(licence) < 0 ? `${seats(0)} remaining, ${detail}` : detail;
}
