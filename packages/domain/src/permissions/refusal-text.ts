import type { DisplayStatus } from '../entities/inspections/status-rules.ts';
import { userRoleLabel } from '../entities/users/user-role.ts';
import type { UserStatus, UserStatusAction } from '../entities/users/user-status.ts';
import type { AccessRefusal, InspectionAction, Relation } from './access-decision.ts';

const RELATION_WORDS: Readonly<Record<Relation, string>> = {
  member: 'members',
  uploader: 'uploaders',
  creator: 'the creator',
};

const list = new Intl.ListFormat('en-GB');

const INSPECTION_WORDS: Readonly<Record<DisplayStatus, string>> = {
  Draft: 'A draft inspection',
  Processing: 'An inspection in processing',
  Completed: 'A completed inspection',
  Failed: 'A failed inspection',
};

const INSPECTION_ACTION_WORDS: Readonly<Record<InspectionAction, string>> = {
  launch: 'launched',
  sendForProcessing: 'sent for processing',
  edit: 'edited',
  delete: 'deleted',
};

const USER_WORDS: Readonly<Record<UserStatus, string>> = {
  Pending: 'A pending user',
  Activated: 'An activated user',
  Deactivated: 'A deactivated user',
  Deleted: 'A deleted user',
};

const USER_ACTION_WORDS: Readonly<Record<UserStatusAction, string>> = {
  update: 'edited',
  resendInvitation: 'invited again',
  deactivate: 'deactivated',
  reactivate: 'reactivated',
  delete: 'deleted',
};

/** Explains a denial to users, in tooltips and in error responses of the server. */
export function refusalText(reason: AccessRefusal): string {
  switch (reason.kind) {
    case 'signedOut':
      return 'You are not signed in.';
    case 'role':
      return `Requires the ${userRoleLabel(reason.requiredRole)} role or higher.${relationWords(reason.relations)}`;
    case 'rank':
      return `Requires a role above ${userRoleLabel(reason.targetRole)}.`;
    case 'self':
      return 'Users can do this only for their own account.';
    case 'ownRole':
      return 'You cannot change your own role.';
    case 'status':
      return `Requires the ${userRoleLabel(reason.requiredRole)} role or higher, unless the inspection is a ${reason.requiredStatus}.`;
    case 'inspectionStatus':
      return `${INSPECTION_WORDS[reason.status]} cannot be ${INSPECTION_ACTION_WORDS[reason.action]}.`;
    case 'userStatus':
      return `${USER_WORDS[reason.status]} cannot be ${USER_ACTION_WORDS[reason.action]}.`;
    case 'viewerFlag':
      return reason.flag === 'hasDownload'
        ? 'Downloads are not shared for this inspection.'
        : 'The map is not shared for this inspection.';
  }
}

function relationWords(relations: readonly Relation[] = []): string {
  if (relations.length === 0) return '';
  const words = list.format(relations.map((relation) => RELATION_WORDS[relation]));
  return ` ${words.charAt(0).toUpperCase()}${words.slice(1)} of the asset can do this too.`;
}
