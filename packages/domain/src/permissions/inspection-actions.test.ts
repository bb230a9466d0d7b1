import { describe, expect, it } from 'vitest';
import type { InspectionStatus } from '../entities/inspections/inspection-status.ts';
import type { DisplayStatus } from '../entities/inspections/status-rules.ts';
import type { UserRole } from '../entities/users/user-role.ts';
import { type AccessDecision, ALLOWED, type InspectionAction, refused } from './access-decision.ts';
import { type InspectionForPermissions, inspectionActionDecision } from './inspection-actions.ts';

const ROLES = ['Trial', 'Viewer', 'Uploader', 'Member', 'Manager', 'Admin'] as const;
const ACTIONS = ['launch', 'sendForProcessing', 'edit', 'delete'] as const;

/** Every status, its label, and the actions it allows, restated. */
const STATUSES: readonly (readonly [InspectionStatus, DisplayStatus, readonly InspectionAction[]])[] = [
  ['Draft', 'Draft', ['sendForProcessing', 'edit', 'delete']],
  ['Queued', 'Processing', ['edit']],
  ['Processing', 'Processing', ['edit']],
  ['ImagesDownloading', 'Processing', ['edit']],
  ['ImagesDownloaded', 'Processing', ['edit']],
  ['ThumbnailsGenerating', 'Processing', ['edit']],
  ['ThumbnailsGenerated', 'Processing', ['edit']],
  ['Completed', 'Completed', ['launch', 'edit', 'delete']],
  ['Failed', 'Failed', ['edit', 'delete']],
];

const NOBODY = { memberIds: ['x'], uploaderIds: ['y'], createdBy: 'z', assetCreatedBy: null };
const RELATIONS = [
  ['nobody', NOBODY],
  ['member', { ...NOBODY, memberIds: ['me'] }],
  ['uploader', { ...NOBODY, uploaderIds: ['me'] }],
  ['creator', { ...NOBODY, createdBy: 'me' }],
  ['creator', { ...NOBODY, assetCreatedBy: { id: 'me' } }],
] as const;
type RelationName = (typeof RELATIONS)[number][0];

const me = (roleId: UserRole) => ({ id: 'me', roleId });

/** The policies restated. */
function policyAnswer(
  action: InspectionAction,
  role: UserRole,
  relation: RelationName,
  isDraft: boolean,
): AccessDecision {
  const isManagerOrAbove = role === 'Manager' || role === 'Admin';
  if (action === 'launch') {
    const mayOpen = isManagerOrAbove || role === 'Member' || relation === 'member';
    return mayOpen ? ALLOWED : refused({ kind: 'role', requiredRole: 'Member', relations: ['member'] });
  }
  if (isManagerOrAbove) return ALLOWED;
  if (relation === 'nobody') {
    return refused({ kind: 'role', requiredRole: 'Manager', relations: ['member', 'uploader', 'creator'] });
  }
  const isTooLate = action === 'delete' && !isDraft;
  return isTooLate ? refused({ kind: 'status', requiredStatus: 'Draft', requiredRole: 'Manager' }) : ALLOWED;
}

const cases = STATUSES.flatMap(([status, shown, offered]) =>
  RELATIONS.map(([relation, involvement]) => ({
    status,
    shown,
    offered,
    relation,
    inspection: { ...involvement, status },
  })),
);

/** The denial of the policy comes before that of the status. */
function expected(
  action: InspectionAction,
  role: UserRole,
  { status, shown, offered, relation }: (typeof cases)[number],
) {
  const byPolicy = policyAnswer(action, role, relation, status === 'Draft');
  if (!byPolicy.allowed || offered.includes(action)) return byPolicy;
  return refused({ kind: 'inspectionStatus', status: shown, action });
}

describe('Action × role × relation × status', () => {
  it.each(ACTIONS.flatMap((action) => ROLES.map((role) => [action, role] as const)))('%s by %s', (action, role) => {
    expect(cases.map(({ inspection }) => inspectionActionDecision(me(role), inspection, action))).toEqual(
      cases.map((one) => expected(action, role, one)),
    );
  });
});

describe('the actions a status allows a Manager', () => {
  const offeredTo = (role: UserRole, inspection: InspectionForPermissions) =>
    ACTIONS.filter((action) => inspectionActionDecision(me(role), inspection, action).allowed);

  it.each(STATUSES)('%s, shown as %s: %j', (status, _shown, offered) =>
    expect(offeredTo('Manager', { ...NOBODY, status })).toEqual(offered),
  );

  it('Delete is offered when the status is at or beyond Draft, or is Completed, subject to policy.', () => {
    const deletable = (role: UserRole) =>
      STATUSES.map(([status]) => status).filter((status) =>
        offeredTo(role, { ...NOBODY, createdBy: 'me', status }).includes('delete'),
      );
    expect(deletable('Manager')).toEqual(['Draft', 'Completed', 'Failed']);
    expect(deletable('Uploader')).toEqual(['Draft']);
  });
});
