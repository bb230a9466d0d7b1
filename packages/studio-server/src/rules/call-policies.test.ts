import type { CallPolicy } from '@inspection-studio/domain/calls';
import type { Involvement } from '@inspection-studio/domain/permissions';
import type { UserRole } from '@inspection-studio/domain/users';
import { describe, expect, it } from 'vitest';
import { CALL_POLICIES, type FileTransfer, type PictureOwner, type PolicySubjects } from './call-policies.ts';

const decide = <Name extends CallPolicy>(name: Name, roleId: UserRole, subject: PolicySubjects[Name]) =>
  CALL_POLICIES[name]({ id: 'ada', roleId }, subject).allowed;

const nobody: Involvement = { memberIds: [], uploaderIds: [], createdBy: null };
const ada: Involvement = { ...nobody, memberIds: ['ada'] };
const member = { id: 'ben', roleId: 'Member' } as const;
const self = { id: 'ada', roleId: 'Viewer' } as const;

describe('policies about a person compare roles', () => {
  it.each([
    ['ReadUser', 'Manager', member, true],
    ['ReadUser', 'Member', member, false],
    ['ReadUser', 'Viewer', self, true],
    ['UpdateUser', 'Admin', member, true],
    ['UpdateUser', 'Manager', member, false],
    ['UpdateUser', 'Viewer', self, true],
    ['DeleteUser', 'Admin', member, true],
    ['DeleteUser', 'Manager', member, false],
    ['DeactivateUser', 'Manager', member, true],
    ['DeactivateUser', 'Viewer', self, false],
    ['ReactivateUser', 'Manager', member, true],
    ['ReactivateUser', 'Member', member, false],
    ['InviteUser', 'Manager', member, true],
    ['InviteUser', 'Member', member, false],
    ['ManageSessions', 'Admin', { id: 'bo', roleId: 'Admin' }, true],
    ['ManageSessions', 'Manager', member, false],
    ['ManageSessions', 'Viewer', self, true],
    ['ManageAccessTokens', 'Viewer', self, true],
    ['ManageAccessTokens', 'Admin', member, false],
    ['UnlinkIdentity', 'Admin', member, true],
    ['UnlinkIdentity', 'Admin', { id: 'bo', roleId: 'Admin' }, false],
    ['UnlinkIdentity', 'Viewer', self, false],
  ] as const)('%s by a %s of %j: %s', (name, role, target, allowed) => {
    expect(decide(name, role, target)).toBe(allowed);
  });
});

describe('policies about an inspection need a Manager or involvement', () => {
  it.each(['CreateProject', 'ReadProject', 'UpdateProject', 'StartProcessing', 'UpdateCaptureData'] as const)(
    '%s',
    (name) => {
      expect(decide(name, 'Manager', nobody)).toBe(true);
      expect(decide(name, 'Viewer', ada)).toBe(true);
      expect(decide(name, 'Member', nobody)).toBe(false);
    },
  );

  it.each([
    ['Manager', nobody, 'Completed', true],
    ['Viewer', ada, 'Draft', true],
    ['Viewer', ada, 'Completed', false],
    ['Member', nobody, 'Draft', false],
  ] as const)('DeleteProject by a %s, involved as %j, of a %s inspection: %s', (role, involvement, status, allowed) => {
    expect(decide('DeleteProject', role, { ...involvement, status })).toBe(allowed);
  });
});

describe('Thumbnail needs the right to change the record', () => {
  it.each<[PictureOwner, UserRole, boolean]>([
    [{ kind: 'User', target: member }, 'Admin', true],
    [{ kind: 'User', target: member }, 'Manager', false],
    [{ kind: 'User', target: self }, 'Viewer', true],
    [{ kind: 'Project', involvement: ada }, 'Viewer', true],
    [{ kind: 'Project', involvement: nobody }, 'Member', false],
    [{ kind: 'Site' }, 'Manager', true],
    [{ kind: 'Site' }, 'Viewer', false],
    [{ kind: 'Asset' }, 'Manager', true],
    [{ kind: 'Asset' }, 'Viewer', false],
    [{ kind: 'ReportLogo' }, 'Manager', true],
    [{ kind: 'ReportLogo' }, 'Member', false],
    [{ kind: 'ReportCover' }, 'Manager', true],
    [{ kind: 'ReportCover' }, 'Member', false],
  ])('%j by a %s: %s', (owner, role, allowed) => {
    expect(decide('Thumbnail', role, owner)).toBe(allowed);
  });
});

describe('Storage needs the right to the inspection of a file, or the permission for documents', () => {
  it.each<[FileTransfer['direction'], Involvement | null, UserRole, boolean]>([
    ['upload', ada, 'Viewer', true],
    ['upload', nobody, 'Manager', true],
    ['upload', nobody, 'Member', false],
    ['download', ada, 'Viewer', true],
    ['download', nobody, 'Member', false],
    ['upload', null, 'Manager', true],
    ['upload', null, 'Viewer', false],
    ['download', null, 'Manager', true],
    ['download', null, 'Trial', false],
  ])('%s with involvement %j by a %s: %s', (direction, involvement, role, allowed) => {
    expect(decide('Storage', role, { direction, involvement })).toBe(allowed);
  });
});
