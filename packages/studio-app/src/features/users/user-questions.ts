import { SEAT_STATUSES, type UserStatus } from '@inspection-studio/domain/users';

const LATER = 'The work stays. You can reactivate the user later, which takes a seat.';

/** What deactivating a user means. */
export const DEACTIVATION_MEANS = `The user can no longer sign in, and the seat is freed. ${LATER}`;

/** Describes what deleting a user means, which depends on the status: some users have no seat. */
export function deletionMeans(status: UserStatus): string {
  if (!SEAT_STATUSES.includes(status)) return `The user has no seat, so no seat is freed. ${LATER}`;
  const end = status === 'Pending' ? 'The invitation stops working' : 'The user can no longer sign in';
  return `${end}, and the seat is freed. ${LATER}`;
}
