import { wireNumbers } from '../shared/wire-numbers.ts';

/** Numbers of a user's status on the wire. */
export const USER_STATUS_NUMBERS = { Deactivated: 0, Activated: 1, Pending: 2, Deleted: 3 } as const;
/** Status of a user: Pending while invited, Activated, Deactivated or Deleted. */
export type UserStatus = keyof typeof USER_STATUS_NUMBERS;

/** Statuses of users who occupy a seat of the licence: active and invited ones. */
export const SEAT_STATUSES: readonly UserStatus[] = ['Activated', 'Pending'];

/** Codec between status numbers on the wire and status names. */
export const userStatusCodec = /* @__PURE__ */ wireNumbers(USER_STATUS_NUMBERS);

/** An action on a user that depends on the status. The profile can be opened in any status. */
export type UserStatusAction = 'update' | 'resendInvitation' | 'deactivate' | 'reactivate' | 'delete';

const TRANSITIONS: Readonly<Record<UserStatus, Readonly<Partial<Record<UserStatusAction, UserStatus>>>>> = {
  Pending: { resendInvitation: 'Pending', delete: 'Deleted' },
  Activated: { update: 'Activated', deactivate: 'Deactivated', delete: 'Deleted' },
  Deactivated: { reactivate: 'Activated', delete: 'Deleted' },
  Deleted: { reactivate: 'Activated' },
};

/**
 * Returns the status after an action; unchanged for editing and resending the invitation.
 *
 * @returns undefined when the status does not allow the action
 */
export const nextUserStatus = (status: UserStatus, action: UserStatusAction): UserStatus | undefined =>
  TRANSITIONS[status][action];
