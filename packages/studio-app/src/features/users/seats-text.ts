import { type Licence, seatsRemaining } from '@inspection-studio/domain';

/**
 * Describes whether the free seats suffice for a number of addresses.
 *
 * @see CO-042, N113, S13
 */
export function seatsText(
  licence: Pick<Licence, 'seatsAllowed' | 'seatsUsed'>,
  addressCount: number,
): { text: string; isFull: boolean } {
  const left = Math.max(0, seatsRemaining(licence));
  const remaining = `${left.toLocaleString('en')} ${left === 1 ? 'seat' : 'seats'} remaining`;
  const isShort = left > 0 && addressCount > left;
  return { text: isShort ? `${remaining}, ${addressCount} addresses entered` : remaining, isFull: left === 0 };
}
