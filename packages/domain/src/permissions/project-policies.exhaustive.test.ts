import { describe, expect, it } from 'vitest';
import type { InspectionStatus } from '../entities/inspections/inspection-status.ts';
import { STATUSES } from '../entities/testing/inspection-statuses.ts';
import type { UserRole } from '../entities/users/user-role.ts';
import { type AccessDecision, ALLOWED, refused } from './access-decision.ts';
import {
  CreateProjectPolicy,
  type Creator,
  DeleteProjectPolicy,
  type Involvement,
  OpenConnectOrEdgePolicy,
  ReadProjectPolicy,
  StartProcessingPolicy,
  UpdateCaptureDataPolicy,
  UpdateProjectPolicy,
} from './project-policies.ts';

const ROLES = ['Trial', 'Viewer', 'Uploader', 'Member', 'Manager', 'Admin'] as const;

/** The relations of one user to one inspection, with a matching inspection. */
interface Facts {
  isManagerOrAbove: boolean;
  isMemberOrAbove: boolean;
  isProjectMember: boolean;
  isUploader: boolean;
  isCreator: boolean;
  isDraft: boolean;
}

const CREATORS: readonly [Creator, boolean][] = [
  [null, false],
  ['you', false],
  [{ id: 'you' }, false],
  ['me', true],
  [{ id: 'me' }, true],
];

/** Every combination of relations to an inspection, including none. */
const INVOLVEMENTS = [false, true].flatMap((isProjectMember) =>
  [false, true].flatMap((isUploader) =>
    CREATORS.flatMap(([createdBy, isOwn]) =>
      CREATORS.map(([assetCreatedBy, isAssets]) => {
        const involvement: Involvement = {
          memberIds: isProjectMember ? ['x', 'me'] : ['x'],
          uploaderIds: isUploader ? ['me', 'y'] : [],
          createdBy,
          assetCreatedBy,
        };
        return { involvement, isProjectMember, isUploader, isCreator: isOwn || isAssets };
      }),
    ),
  ),
);

const factsOf = (role: UserRole, status: InspectionStatus, relation: (typeof INVOLVEMENTS)[number]): Facts => ({
  ...relation,
  isManagerOrAbove: ['Manager', 'Admin'].includes(role),
  isMemberOrAbove: ['Member', 'Manager', 'Admin'].includes(role),
  isDraft: status === 'Draft',
});

const isInvolved = ({ isProjectMember, isUploader, isCreator }: Facts) => isProjectMember || isUploader || isCreator;
const needsInvolvement = refused({
  kind: 'role',
  requiredRole: 'Manager',
  relations: ['member', 'uploader', 'creator'],
});

/** "Manager or above, or project member, uploader or creator." */
const managerOrInvolved = (facts: Facts) => (facts.isManagerOrAbove || isInvolved(facts) ? ALLOWED : needsInvolvement);

/** "Manager or above, or (project in Draft and member, uploader or creator)." */
function managerOrInvolvedInDraft(facts: Facts): AccessDecision {
  if (facts.isManagerOrAbove || (facts.isDraft && isInvolved(facts))) return ALLOWED;
  return isInvolved(facts)
    ? refused({ kind: 'status', requiredStatus: 'Draft', requiredRole: 'Manager' })
    : needsInvolvement;
}

/** "Member or above, or project member." */
const memberOrProjectMember = (facts: Facts) =>
  facts.isMemberOrAbove || facts.isProjectMember
    ? ALLOWED
    : refused({ kind: 'role', requiredRole: 'Member', relations: ['member'] });

describe('Role × project policy × relation × status, from the statements of the specification', () => {
  const policies = [
    ['CreateProjectPolicy', CreateProjectPolicy, managerOrInvolved],
    ['ReadProjectPolicy', ReadProjectPolicy, managerOrInvolved],
    ['UpdateProjectPolicy', UpdateProjectPolicy, managerOrInvolved],
    ['StartProcessingPolicy', StartProcessingPolicy, managerOrInvolved],
    ['UpdateCaptureDataPolicy', UpdateCaptureDataPolicy, managerOrInvolved],
    ['DeleteProjectPolicy', DeleteProjectPolicy, managerOrInvolvedInDraft],
    ['OpenConnectOrEdgePolicy', OpenConnectOrEdgePolicy, memberOrProjectMember],
  ] as const;
  const cases = STATUSES.flatMap((status) =>
    INVOLVEMENTS.map((relation) => ({ status, relation, project: { ...relation.involvement, status } })),
  );

  it('covers 9 statuses and 100 combinations of relations', () => {
    expect(cases).toHaveLength(900);
    expect(INVOLVEMENTS.filter((relation) => !isInvolved(factsOf('Trial', 'Draft', relation)))).toHaveLength(9);
  });

  it.each(policies.flatMap(([name, policy, sentence]) => ROLES.map((role) => [name, role, policy, sentence] as const)))(
    '%s, %s',
    (_name, role, policy, sentence) => {
      expect(cases.map(({ project }) => policy({ id: 'me', roleId: role }, project, project.status))).toEqual(
        cases.map(({ status, relation }) => sentence(factsOf(role, status, relation))),
      );
    },
  );
});
