import { wireNumbers } from '../shared/wire-numbers.ts';

/** Numbers of a user's status on the wire. @see ENUM-031..034 */
export const USER_STATUS_NUMBERS = { Deactivated: 0, Activated: 1, Pending: 2, Deleted: 3 } as const;
/** Where a person stands: invited, active, shut out for now, or gone. @see ENUM-031..034, STATE-036..047 */
export type UserStatus = keyof typeof USER_STATUS_NUMBERS;

/** All user statuses, in the order of their numbers. @see ENUM-031..034 */
export const USER_STATUSES = Object.keys(USER_STATUS_NUMBERS) as readonly UserStatus[];

/** Codec between status numbers of the wire and status names. @see ENUM-031..034 */
export const userStatusCodec = /* @__PURE__ */ wireNumbers(USER_STATUS_NUMBERS);

/** What is done about a person in one status or another; the profile can be opened in all. */
export type UserStatusAction = 'update' | 'resendInvitation' | 'deactivate' | 'reactivate' | 'delete';

const TRANSITIONS: Readonly<Record<UserStatus, Readonly<Partial<Record<UserStatusAction, UserStatus>>>>> = {
  Pending: { resendInvitation: 'Pending', delete: 'Deleted' },
  Activated: { update: 'Activated', deactivate: 'Deactivated', delete: 'Deleted' },
  Deactivated: { reactivate: 'Activated', delete: 'Deleted' },
  Deleted: { reactivate: 'Activated' },
};

/**
 * The status an action leads to; the same one when it only edits or invites again.
 *
 * @returns undefined when the status does not offer the action
 * @see STATE-036..047, N23
 */
export const nextUserStatus = (status: UserStatus, action: UserStatusAction): UserStatus | undefined =>
  TRANSITIONS[status][action];
