import { describe, expect, it } from 'vitest';
import type { InspectionStatus } from '../entities/inspections/inspection-status.ts';
import { AFTER_DRAFT } from '../entities/testing/inspection-statuses.ts';
import type { UserRole } from '../entities/users/user-role.ts';
import { DeleteProjectPolicy, type Involvement } from './project-policies.ts';

const ROLES: UserRole[] = ['Trial', 'Viewer', 'Uploader', 'Member', 'Manager', 'Admin'];
const BELOW_MANAGER = ROLES.slice(0, 4);

const OTHERS: Involvement = { memberIds: ['x'], uploaderIds: ['y'], createdBy: 'z' };
const AS_MEMBER: Involvement = { ...OTHERS, memberIds: ['x', 'me'] };
const AS_UPLOADER: Involvement = { ...OTHERS, uploaderIds: ['me'] };
const AS_CREATOR: Involvement = { ...OTHERS, createdBy: { id: 'me' } };

const mayDelete = (roleId: UserRole, involvement: Involvement, status: InspectionStatus) =>
  DeleteProjectPolicy({ id: 'me', roleId }, involvement, status).allowed;

describe('Draft is the only named project status in the permission rules', () => {
  it.each(ROLES)(
    'Draft is the only named project status in the permission rules: all others are alike for %s.',
    (role) => {
      for (const involvement of [OTHERS, AS_MEMBER, AS_UPLOADER, AS_CREATOR]) {
        const answers = AFTER_DRAFT.map((status) => mayDelete(role, involvement, status));
        expect(new Set(answers)).toEqual(new Set([BELOW_MANAGER.includes(role) ? false : true]));
      }
    },
  );
});

describe('in a Draft, users below Manager may delete inspections they are involved in', () => {
  const cases = (
    [
      ['members', AS_MEMBER],
      ['uploaders', AS_UPLOADER],
      ['the creator', AS_CREATOR],
    ] as const
  ).flatMap(([who, involvement]) => BELOW_MANAGER.map((role) => [who, role, involvement] as const));

  it.each(cases)('%s may delete the project: %s.', (_who, role, involvement) => {
    expect(mayDelete(role, involvement, 'Draft')).toBe(true);
    expect(mayDelete(role, involvement, 'Completed')).toBe(false);
  });

  it.each(BELOW_MANAGER)('other users may not: %s', (role) => expect(mayDelete(role, OTHERS, 'Draft')).toBe(false));
});
