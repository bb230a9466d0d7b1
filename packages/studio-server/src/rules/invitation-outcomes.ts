import type { InvitationOutcome, UserRole } from '@inspection-studio/domain';

/** Who has an address already. */
export interface AddressHolder {
  /** As stored, in any case. */
  email: string;
  companyId: string;
  role: UserRole;
}

/**
 * What becomes of each address of an invitation before anything is sent:
 *
 * - 116 when a view-only user of the same company has it already,
 * - 10 when anybody else has it, of whatever company and status, without telling which,
 * - 37 when no seat is left for it,
 * - null when the person can be invited.
 *
 * @param emails as they were typed, each once
 * @param seatsLeft given away in the order of the addresses
 * @returns one outcome per address, in their order
 * @see ERR-036, ERR-040, ERR-048, S13, S14, S43
 */
export function invitationOutcomes(
  emails: readonly string[],
  holders: readonly AddressHolder[],
  { companyId, seatsLeft }: { companyId: string; seatsLeft: number },
): InvitationOutcome[] {
  const holderOf = new Map(holders.map((holder) => [holder.email.toLowerCase(), holder]));
  let left = seatsLeft;
  return emails.map((email) => {
    const holder = holderOf.get(email.toLowerCase());
    if (holder) return { email, code: holder.companyId === companyId && holder.role === 'Viewer' ? 116 : 10 };
    if (left <= 0) return { email, code: 37 };
    left -= 1;
    return { email, code: null };
  });
}
