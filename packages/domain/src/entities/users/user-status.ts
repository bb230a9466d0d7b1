import { wireNumbers } from '../shared/wire-numbers.ts';

/** Numbers of a user's status on the wire. @see spec 1 §3 */
export const USER_STATUS_NUMBERS = { Deactivated: 0, Activated: 1, Pending: 2, Deleted: 3 } as const;
export type UserStatus = keyof typeof USER_STATUS_NUMBERS;

/** All user statuses, in the order of their numbers. */
export const USER_STATUSES = Object.keys(USER_STATUS_NUMBERS) as readonly UserStatus[];

/** Codec between status numbers of the wire and status names. */
export const userStatusCodec = wireNumbers(USER_STATUS_NUMBERS);
