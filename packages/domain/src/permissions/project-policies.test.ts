import { describe, expect, it } from 'vitest';
import { STATUSES } from '../entities/testing/inspection-statuses.ts';
import type { UserRole } from '../entities/users/user-role.ts';
import { ALLOWED, refused } from './access-decision.ts';
import {
  CreateProjectPolicy,
  DeleteProjectPolicy,
  type Involvement,
  OpenConnectOrEdgePolicy,
  ReadProjectPolicy,
  StartProcessingPolicy,
  UpdateCaptureDataPolicy,
  UpdateProjectPolicy,
} from './project-policies.ts';

const BELOW_MEMBER = ['Trial', 'Viewer', 'Uploader'] as const;
const BELOW_MANAGER = [...BELOW_MEMBER, 'Member'] as const;
const MEMBER_OR_ABOVE = ['Member', 'Manager', 'Admin'] as const;
const MANAGER_OR_ABOVE = ['Manager', 'Admin'] as const;

const NOBODY: Involvement = { memberIds: ['x'], uploaderIds: ['y'], createdBy: 'z' };
const AS = {
  'project member': { ...NOBODY, memberIds: ['x', 'me'] },
  uploader: { ...NOBODY, uploaderIds: ['me', 'y'] },
  creator: { ...NOBODY, createdBy: { id: 'me' } },
};
const needsInvolvement = refused({
  kind: 'role',
  requiredRole: 'Manager',
  relations: ['member', 'uploader', 'creator'],
});
const needsMembership = refused({ kind: 'role', requiredRole: 'Member', relations: ['member'] });
const needsDraft = refused({ kind: 'status', requiredStatus: 'Draft', requiredRole: 'Manager' });

const me = (roleId: UserRole) => ({ id: 'me', roleId });

describe('Manager or above, or project member, uploader or creator', () => {
  it.each([
    ['Read project', ReadProjectPolicy],
    ['Create project', CreateProjectPolicy],
    ['Update project', UpdateProjectPolicy],
    ['Start processing', StartProcessingPolicy],
    ['Create or update capture data', UpdateCaptureDataPolicy],
  ] as const)('%s: allowed for Manager or above.', (_name, policy) => {
    for (const role of MANAGER_OR_ABOVE) expect(policy(me(role), NOBODY)).toEqual(ALLOWED);
  });

  it.each([
    ['Read project', 'project member', ReadProjectPolicy],
    ['Read project', 'uploader', ReadProjectPolicy],
    ['Read project', 'creator', ReadProjectPolicy],
    ['Create project', 'project member', CreateProjectPolicy],
    ['Create project', 'uploader', CreateProjectPolicy],
    ['Create project', 'creator', CreateProjectPolicy],
    ['Update project', 'project member', UpdateProjectPolicy],
    ['Update project', 'uploader', UpdateProjectPolicy],
    ['Update project', 'creator', UpdateProjectPolicy],
    ['Start processing', 'project member', StartProcessingPolicy],
    ['Start processing', 'uploader', StartProcessingPolicy],
    ['Start processing', 'creator', StartProcessingPolicy],
    ['Create or update capture data', 'project member', UpdateCaptureDataPolicy],
    ['Create or update capture data', 'uploader', UpdateCaptureDataPolicy],
    ['Create or update capture data', 'creator', UpdateCaptureDataPolicy],
  ] as const)('%s: allowed for %s.', (_name, relation, policy) => {
    for (const role of BELOW_MANAGER) expect(policy(me(role), AS[relation])).toEqual(ALLOWED);
  });

  it.each([
    ['Read project', ReadProjectPolicy],
    ['Create project', CreateProjectPolicy],
    ['Update project', UpdateProjectPolicy],
    ['Start processing', StartProcessingPolicy],
    ['Create or update capture data', UpdateCaptureDataPolicy],
  ] as const)('%s: refused for others.', (_name, policy) => {
    for (const role of BELOW_MANAGER) expect(policy(me(role), NOBODY)).toEqual(needsInvolvement);
  });
});

describe('Delete project: Manager or above, or (project in Draft and member, uploader or creator)', () => {
  it('Delete project: allowed for Manager or above in any status.', () => {
    for (const status of STATUSES) {
      for (const role of MANAGER_OR_ABOVE) expect(DeleteProjectPolicy(me(role), NOBODY, status)).toEqual(ALLOWED);
    }
  });

  it.each([
    ['a project member', AS['project member']],
    ['a project uploader', AS.uploader],
    ['a project creator', AS.creator],
  ] as const)('Delete project: allowed for %s only when the project is in Draft.', (_who, asset) => {
    for (const role of BELOW_MANAGER) {
      expect(DeleteProjectPolicy(me(role), asset, 'Draft')).toEqual(ALLOWED);
      expect(DeleteProjectPolicy(me(role), asset, 'Completed')).toEqual(needsDraft);
      expect(DeleteProjectPolicy(me(role), asset, 'Failed')).toEqual(needsDraft);
    }
  });

  it('Delete project: refused for others, even in Draft.', () => {
    for (const role of BELOW_MANAGER) {
      for (const status of STATUSES) expect(DeleteProjectPolicy(me(role), NOBODY, status)).toEqual(needsInvolvement);
    }
  });
});

describe('Open connect or edge: Member or above, or project member', () => {
  it('Open connect or edge: allowed for Member or above.', () => {
    for (const role of MEMBER_OR_ABOVE) expect(OpenConnectOrEdgePolicy(me(role), NOBODY)).toEqual(ALLOWED);
    for (const role of BELOW_MEMBER) expect(OpenConnectOrEdgePolicy(me(role), NOBODY)).toEqual(needsMembership);
  });

  it('Open connect or edge: allowed for a project member.', () => {
    for (const role of BELOW_MEMBER) {
      expect(OpenConnectOrEdgePolicy(me(role), AS['project member'])).toEqual(ALLOWED);
      expect(OpenConnectOrEdgePolicy(me(role), AS.uploader)).toEqual(needsMembership);
      expect(OpenConnectOrEdgePolicy(me(role), AS.creator)).toEqual(needsMembership);
    }
  });
});

describe('Named policies', () => {
  it.each([
    ['CreateProjectPolicy', CreateProjectPolicy],
    ['ReadProjectPolicy', ReadProjectPolicy],
    ['UpdateProjectPolicy', UpdateProjectPolicy],
    ['DeleteProjectPolicy', DeleteProjectPolicy],
    ['StartProcessingPolicy', StartProcessingPolicy],
    ['OpenConnectOrEdgePolicy', OpenConnectOrEdgePolicy],
    ['UpdateCaptureDataPolicy', UpdateCaptureDataPolicy],
  ] as const)('The named policy %s exists and takes the user and the asset.', (name, policy) => {
    expect(policy.name).toBe(name);
    expect(policy).toHaveLength(name === 'DeleteProjectPolicy' ? 3 : 2);
    expect(policy(me('Manager'), NOBODY, 'Draft')).toEqual(ALLOWED);
    expect(policy(me('Trial'), NOBODY, 'Draft').allowed).toBe(false);
    expect(policy(me('Trial'), AS['project member'], 'Draft')).toEqual(ALLOWED);
  });

  it('DeleteProjectPolicy also takes the status.', () => {
    expect(DeleteProjectPolicy(me('Viewer'), AS.creator, 'Draft')).toEqual(ALLOWED);
    expect(DeleteProjectPolicy(me('Viewer'), AS.creator, 'Queued')).toEqual(needsDraft);
  });
});

describe('the record that policies receive', () => {
  it('The project for permissions has memberIds.', () => {
    expect(ReadProjectPolicy(me('Viewer'), { ...NOBODY, memberIds: ['me'] })).toEqual(ALLOWED);
    expect(ReadProjectPolicy(me('Viewer'), { ...NOBODY, memberIds: ['me2', 'm', 'x'] })).toEqual(needsInvolvement);
    expect(ReadProjectPolicy(me('Viewer'), { ...NOBODY, memberIds: [] })).toEqual(needsInvolvement);
  });

  it('The project for permissions has uploaderIds.', () => {
    expect(ReadProjectPolicy(me('Viewer'), { ...NOBODY, uploaderIds: ['me'] })).toEqual(ALLOWED);
    expect(ReadProjectPolicy(me('Viewer'), { ...NOBODY, uploaderIds: [] })).toEqual(needsInvolvement);
  });

  it.each([
    ['an id', 'me', 'you'],
    ['a record with the id', { id: 'me' }, { id: 'you' }],
  ])('The project for permissions has createdBy (id): %s.', (_shape, mine, yours) => {
    expect(ReadProjectPolicy(me('Viewer'), { ...NOBODY, createdBy: mine })).toEqual(ALLOWED);
    expect(ReadProjectPolicy(me('Viewer'), { ...NOBODY, createdBy: yours })).toEqual(needsInvolvement);
    expect(ReadProjectPolicy(me('Viewer'), { ...NOBODY, createdBy: null })).toEqual(needsInvolvement);
  });

  it('treats the creator of the asset like the creator of the inspection', () => {
    for (const assetCreatedBy of ['me', { id: 'me' }]) {
      expect(ReadProjectPolicy(me('Viewer'), { ...NOBODY, assetCreatedBy })).toEqual(ALLOWED);
      expect(DeleteProjectPolicy(me('Viewer'), { ...NOBODY, assetCreatedBy }, 'Draft')).toEqual(ALLOWED);
      expect(DeleteProjectPolicy(me('Viewer'), { ...NOBODY, assetCreatedBy }, 'Failed')).toEqual(needsDraft);
      expect(OpenConnectOrEdgePolicy(me('Viewer'), { ...NOBODY, assetCreatedBy })).toEqual(needsMembership);
    }
  });

  it('The project for permissions has status.', () => {
    const project = { ...AS.creator, status: 'Draft' as const };
    expect(ReadProjectPolicy(me('Viewer'), project)).toEqual(ALLOWED);
    expect(DeleteProjectPolicy(me('Viewer'), project, project.status)).toEqual(ALLOWED);
  });
});
