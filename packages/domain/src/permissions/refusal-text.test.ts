import { describe, expect, it } from 'vitest';
import type { DisplayStatus } from '../entities/inspections/status-rules.ts';
import type { UserStatus, UserStatusAction } from '../entities/users/user-status.ts';
import type { AccessRefusal, InspectionAction } from './access-decision.ts';
import { refusalText } from './refusal-text.ts';

describe('every denial has a text', () => {
  it.each<[AccessRefusal, string]>([
    [{ kind: 'signedOut' }, 'You are not signed in.'],
    [{ kind: 'role', requiredRole: 'Viewer' }, 'Requires the View only role or higher.'],
    [{ kind: 'role', requiredRole: 'Uploader' }, 'Requires the Upload only role or higher.'],
    [{ kind: 'role', requiredRole: 'Member' }, 'Requires the Limited access role or higher.'],
    [{ kind: 'role', requiredRole: 'Manager', relations: [] }, 'Requires the All access role or higher.'],
    [{ kind: 'role', requiredRole: 'Admin' }, 'Requires the Admin access role or higher.'],
    [
      { kind: 'role', requiredRole: 'Member', relations: ['member'] },
      'Requires the Limited access role or higher. Members of the asset can do this too.',
    ],
    [
      { kind: 'role', requiredRole: 'Manager', relations: ['member', 'uploader', 'creator'] },
      'Requires the All access role or higher. Members, uploaders and the creator of the asset can do this too.',
    ],
    [{ kind: 'rank', targetRole: 'Manager' }, 'Requires a role above All access.'],
    [{ kind: 'self' }, 'Users can do this only for their own account.'],
    [{ kind: 'ownRole' }, 'You cannot change your own role.'],
    [
      { kind: 'status', requiredStatus: 'Draft', requiredRole: 'Manager' },
      'Requires the All access role or higher, unless the inspection is a Draft.',
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
