import type { InvitationOutcome, UserRole } from '@inspection-studio/domain';

/** An existing person with an e-mail address. */
export interface AddressHolder {
  /** Stored address, in any case. */
  email: string;
  companyId: string;
  role: UserRole;
}

/**
 * Decides for each address of an invitation, before any mail is sent:
 *
 * - 116 when a view-only user of the same company has the address,
 * - 10 when any other person has it, without revealing company or status,
 * - 37 when no seat is left,
 * - null when the person can be invited.
 *
 * @param emails addresses as typed, without duplicates
 * @param seatsLeft free seats, assigned in the order of the addresses
 * @returns one outcome per address, in order
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
