import type { CallPolicy } from '@inspection-studio/domain/calls';
import type { InspectionStatus } from '@inspection-studio/domain/inspections';
import {
  type AccessDecision,
  canAccess,
  CreateProjectPolicy,
  DeactivateUserPolicy,
  DeleteProjectPolicy,
  DeleteUserPolicy,
  InviteUserPolicy,
  type Involvement,
  ManageAccessTokensPolicy,
  ManageSessionsPolicy,
  ManageSignInSettingsPolicy,
  type Person,
  type Ranked,
  ReactivateUserPolicy,
  ReadActivityPolicy,
  ReadProjectPolicy,
  ReadStorageStatusPolicy,
  ReadUserPolicy,
  requireRole,
  StartProcessingPolicy,
  UnlinkIdentityPolicy,
  UpdateCaptureDataPolicy,
  UpdateProjectPolicy,
  UpdateUserPolicy,
} from '@inspection-studio/domain/permissions';

/** A record whose picture is changed. */
export type PictureOwner =
  | { kind: 'User'; target: Person }
  | { kind: 'Project'; involvement: Involvement }
  | { kind: 'Site' | 'Asset' | 'ReportLogo' | 'ReportCover' };

/** A stored file that is uploaded or downloaded. */
export interface FileTransfer {
  direction: 'upload' | 'download';
  /** Who is involved in the inspection of the file; null for a company document. */
  involvement: Involvement | null;
}

/** What each policy of the calls table decides about. */
export interface PolicySubjects {
  ReadUser: Person;
  UpdateUser: Person;
  DeleteUser: Person;
  DeactivateUser: Person;
  ReactivateUser: Person;
  InviteUser: Ranked;
  ManageSessions: Person;
  ManageAccessTokens: Person;
  UnlinkIdentity: Ranked;
  CreateProject: Involvement;
  ReadProject: Involvement;
  UpdateProject: Involvement;
  DeleteProject: Involvement & { status: InspectionStatus };
  StartProcessing: Involvement;
  UpdateCaptureData: Involvement;
  Thumbnail: PictureOwner;
  Storage: FileTransfer;
  /** The audit log of the caller's company. */
  ReadActivity: null;
  /** The file storage of the server. */
  ReadStorageStatus: null;
  /** How people of the caller's company sign in. */
  ManageSignInSettings: null;
}

/** Decides whether a person may do something with a record. */
export type Policy<Name extends CallPolicy> = (actor: Person, subject: PolicySubjects[Name]) => AccessDecision;

/**
 * Changing the picture of a record needs the right to change the record. The
 * pictures of reports belong to the company and need a Manager.
 */
const changePicture: Policy<'Thumbnail'> = (actor, owner) => {
  switch (owner.kind) {
    case 'User':
      return UpdateUserPolicy(actor, owner.target);
    case 'Project':
      return UpdateProjectPolicy(actor, owner.involvement);
    case 'Site':
      return canAccess(actor.roleId, ['UpdateSite']);
    case 'Asset':
      return canAccess(actor.roleId, ['UpdateAsset']);
    case 'ReportLogo':
    case 'ReportCover':
      return requireRole(actor.roleId, 'Manager');
  }
};

/** A file of an inspection needs the right to change or read the inspection; a document needs the permission. */
const transferFile: Policy<'Storage'> = (actor, { direction, involvement }) => {
  const isUpload = direction === 'upload';
  if (involvement === null) return canAccess(actor.roleId, [isUpload ? 'CreateDocuments' : 'ReadDocuments']);
  return isUpload ? UpdateProjectPolicy(actor, involvement) : ReadProjectPolicy(actor, involvement);
};

/** The rule behind each policy that the calls table names. */
export const CALL_POLICIES: { readonly [Name in CallPolicy]: Policy<Name> } = {
  ReadUser: ReadUserPolicy,
  UpdateUser: UpdateUserPolicy,
  DeleteUser: DeleteUserPolicy,
  DeactivateUser: DeactivateUserPolicy,
  ReactivateUser: ReactivateUserPolicy,
  InviteUser: InviteUserPolicy,
  ManageSessions: ManageSessionsPolicy,
  ManageAccessTokens: ManageAccessTokensPolicy,
  UnlinkIdentity: UnlinkIdentityPolicy,
  CreateProject: CreateProjectPolicy,
  ReadProject: ReadProjectPolicy,
  UpdateProject: UpdateProjectPolicy,
  DeleteProject: (actor, subject) => DeleteProjectPolicy(actor, subject, subject.status),
  StartProcessing: StartProcessingPolicy,
  UpdateCaptureData: UpdateCaptureDataPolicy,
  Thumbnail: changePicture,
  Storage: transferFile,
  ReadActivity: (actor) => ReadActivityPolicy(actor),
  ReadStorageStatus: (actor) => ReadStorageStatusPolicy(actor),
  ManageSignInSettings: (actor) => ManageSignInSettingsPolicy(actor),
};
