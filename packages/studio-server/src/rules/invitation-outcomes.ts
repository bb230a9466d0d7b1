import type { InvitationOutcome, UserRole } from '@inspection-studio/domain/users';

/** A person of the inviting company with an e-mail address. */
export interface AddressHolder {
  /** Stored address, in any case. */
  email: string;
  role: UserRole;
}

/**
 * Decides for each address of an invitation, before any mail is sent:
 *
 * - 116 when a view-only user of the company has the address,
 * - 10 when any other person of the company has it, whatever the status,
 * - 37 when no seat is left,
 * - null when the person can be invited.
 *
 * People of other companies don't matter, so that nobody learns who uses the studio.
 *
 * @param emails addresses as typed, without duplicates
 * @param holders people of the company with one of the addresses
 * @param seatsLeft free seats, assigned in the order of the addresses
 * @returns one outcome per address, in order
 */
export function invitationOutcomes(
  emails: readonly string[],
  holders: readonly AddressHolder[],
  seatsLeft: number,
): InvitationOutcome[] {
  const holderOf = new Map(holders.map((holder) => [holder.email.toLowerCase(), holder]));
  let left = seatsLeft;
  return emails.map((email) => {
    const holder = holderOf.get(email.toLowerCase());
    if (holder) return { email, code: holder.role === 'Viewer' ? 116 : 10 };
    if (left <= 0) return { email, code: 37 };
    left -= 1;
    return { email, code: null };
  });
}
