import { userRoleLabel } from '../entities/users/user-role.ts';
import type { AccessRefusal, Relation } from './access-decision.ts';

const RELATION_WORDS: Readonly<Record<Relation, string>> = {
  member: 'a member',
  uploader: 'an uploader',
  creator: 'the creator',
};

/** Says in one sentence what is missing, for tooltips and for the server's answers. */
export function refusalText(reason: AccessRefusal): string {
  switch (reason.kind) {
    case 'signedOut':
      return 'You are not signed in.';
    case 'role':
      return `This needs the role ${userRoleLabel(reason.requiredRole)} or higher${relationWords(reason.relations)}.`;
    case 'rank':
      return `This needs a role above ${userRoleLabel(reason.targetRole)}.`;
    case 'self':
      return 'Only the person in question may do this.';
    case 'status':
      return `This needs the role ${userRoleLabel(reason.requiredRole)} or higher unless the inspection is a ${reason.requiredStatus}.`;
    case 'viewerFlag':
      return reason.flag === 'hasDownload'
        ? 'Downloads are not shared for this inspection.'
        : 'The map is not shared for this inspection.';
  }
}

function relationWords(relations: readonly Relation[] = []): string {
  if (relations.length === 0) return '';
  return `, or being ${relations.map((relation) => RELATION_WORDS[relation]).join(' or ')} of the asset`;
}
