import { describe, expect, it } from 'vitest';
import type { DisplayStatus } from '../entities/inspections/status-rules.ts';
import type { UserStatus, UserStatusAction } from '../entities/users/user-status.ts';
import type { AccessRefusal, InspectionAction } from './access-decision.ts';
import { refusalText } from './refusal-text.ts';

describe('Every no can be put into words', () => {
  it.each<[AccessRefusal, string]>([
    [{ kind: 'signedOut' }, 'You are not signed in.'],
    [{ kind: 'role', requiredRole: 'Viewer' }, 'This needs the role View only or higher.'],
    [{ kind: 'role', requiredRole: 'Uploader' }, 'This needs the role Upload only or higher.'],
    [{ kind: 'role', requiredRole: 'Member' }, 'This needs the role Limited access or higher.'],
    [{ kind: 'role', requiredRole: 'Manager', relations: [] }, 'This needs the role All access or higher.'],
    [{ kind: 'role', requiredRole: 'Admin' }, 'This needs the role Admin access or higher.'],
    [
      { kind: 'role', requiredRole: 'Member', relations: ['member'] },
      'This needs the role Limited access or higher, or being a member of the asset.',
    ],
    [
      { kind: 'role', requiredRole: 'Manager', relations: ['member', 'uploader', 'creator'] },
      'This needs the role All access or higher, or being a member or an uploader or the creator of the asset.',
    ],
    [{ kind: 'rank', targetRole: 'Manager' }, 'This needs a role above All access.'],
    [{ kind: 'self' }, 'Only the person in question may do this.'],
    [{ kind: 'ownRole' }, 'Nobody can change their own role.'],
    [
      { kind: 'status', requiredStatus: 'Draft', requiredRole: 'Manager' },
      'This needs the role All access or higher unless the inspection is a Draft.',
    ],
    [{ kind: 'viewerFlag', flag: 'hasDownload' }, 'Downloads are not shared for this inspection.'],
    [{ kind: 'viewerFlag', flag: 'hasMap' }, 'The map is not shared for this inspection.'],
  ])('%j', (reason, text) => expect(refusalText(reason)).toBe(text));

  it.each<[DisplayStatus, InspectionAction, string]>([
    ['Draft', 'launch', 'A draft inspection cannot be launched.'],
    ['Processing', 'delete', 'An inspection in processing cannot be deleted.'],
    ['Completed', 'sendForProcessing', 'A completed inspection cannot be sent for processing.'],
    ['Failed', 'edit', 'A failed inspection cannot be edited.'],
  ])('an inspection that is %s, %s', (status, action, text) =>
    expect(refusalText({ kind: 'inspectionStatus', status, action })).toBe(text),
  );

  it.each<[UserStatus, UserStatusAction, string]>([
    ['Pending', 'update', 'A pending user cannot be edited.'],
    ['Pending', 'deactivate', 'A pending user cannot be deactivated.'],
    ['Activated', 'reactivate', 'An activated user cannot be reactivated.'],
    ['Deactivated', 'resendInvitation', 'A deactivated user cannot be invited again.'],
    ['Deleted', 'delete', 'A deleted user cannot be deleted.'],
  ])('a %s user, %s', (status, action, text) => expect(refusalText({ kind: 'userStatus', status, action })).toBe(text));
});
