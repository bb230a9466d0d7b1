import { type Licence, seatsRemaining } from '@inspection-studio/domain/companies';
import { counted } from '@inspection-studio/domain/units';

/** Describes whether the free seats suffice for a number of addresses. */
export function seatsText(
  licence: Pick<Licence, 'seatsAllowed' | 'seatsUsed'>,
  addressCount: number,
): { text: string; isFull: boolean } {
  const left = Math.max(0, seatsRemaining(licence));
  const remaining = `${counted(left, 'seat')} remaining`;
  const isShort = left > 0 && addressCount > left;
  return {
    text: isShort ? `${remaining}, ${counted(addressCount, 'address', 'addresses')} entered` : remaining,
    isFull: left === 0,
  };
}
