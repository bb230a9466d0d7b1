import { isAbove, isAtLeast, type Role } from './roles.ts';

/** Statuses of a person, as stored. */
export const USER_STATUSES = ['Deactivated', 'Activated', 'Pending', 'Deleted'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** How the wire numbers them. */
export const USER_STATUS_NUMBERS: Record<UserStatus, number> = { Deactivated: 0, Activated: 1, Pending: 2, Deleted: 3 };

const managerAbove = (actor: Role, target: Role) => isAtLeast(actor, 'Manager') && isAbove(actor, target);
const adminAbove = (actor: Role, target: Role) => actor === 'Admin' && isAbove(actor, target);

const anyAdmin = (actor: Role) => actor === 'Admin';
const nobody = () => false;

/** A call about one person. */
export interface UserRight {
  call: string;
  /** Whether one role may do it to another. */
  allows: (actor: Role, target: Role) => boolean;
  /** Whether everybody may do it to themselves. */
  allowsSelf: boolean;
  done: '200' | '204';
  /** Statuses it is for; the others are 409. */
  from: readonly UserStatus[];
  /** Status afterwards, where it changes. */
  to?: UserStatus;
}

export const USER_RIGHTS: readonly UserRight[] = [
  { call: 'GET users/{id}', allows: managerAbove, allowsSelf: true, done: '200', from: USER_STATUSES },
  {
    call: 'PUT users/{id}',
    allows: adminAbove,
    allowsSelf: true,
    done: '200',
    from: ['Activated'],
  },
  {
    call: 'DELETE users/{id}',
    allows: adminAbove,
    allowsSelf: false,
    done: '204',
    from: ['Pending', 'Activated', 'Deactivated'],
    to: 'Deleted',
  },
  { call: 'GET users/{id}/sessions', allows: anyAdmin, allowsSelf: true, done: '200', from: USER_STATUSES },
  { call: 'DELETE users/{id}/sessions', allows: anyAdmin, allowsSelf: true, done: '204', from: USER_STATUSES },
  { call: 'GET users/{id}/tokens', allows: nobody, allowsSelf: true, done: '200', from: USER_STATUSES },
  { call: 'DELETE users/{id}/identity', allows: adminAbove, allowsSelf: false, done: '204', from: USER_STATUSES },
  {
    call: 'PUT users/{id}/deactivate',
    allows: managerAbove,
    allowsSelf: false,
    done: '200',
    from: ['Activated'],
    to: 'Deactivated',
  },
  {
    call: 'PUT users/{id}/activate',
    allows: managerAbove,
    allowsSelf: false,
    done: '200',
    from: ['Deactivated', 'Deleted'],
    to: 'Activated',
  },
  {
    call: 'PUT users/{id}/resendInvitation',
    allows: managerAbove,
    allowsSelf: false,
    done: '204',
    from: ['Pending'],
    to: 'Pending',
  },
];

/** Editing somebody who is not active is nobody's wish and no rule's either. */
export const STATUS_IS_FREE = [
  'GET users/{id}',
  'PUT users/{id}',
  'GET users/{id}/sessions',
  'GET users/{id}/tokens',
  'DELETE users/{id}/sessions',
  'DELETE users/{id}/identity',
];
