import type { AuditAction, AuditSubject } from '@inspection-studio/domain/audit';
import type { calls, knownFileReads } from '@inspection-studio/domain/calls';

/** What the audit event of a call reports. */
export interface AuditRule {
  action: AuditAction;
  /** Kind of the record. The handler names it where the call can be about several kinds. */
  subject: AuditSubject;
}

type Calls = typeof calls;

/** Names of the calls that change something. A read with a body is none of them. */
type ChangeName = Exclude<
  { [Name in keyof Calls]: Calls[Name]['method'] extends 'GET' ? never : Name }[keyof Calls],
  keyof typeof knownFileReads
>;

/** Reads that are recorded: links to originals. */
type RecordedRead = 'getDownloadUrl' | 'getImageUrl';

const rule = (action: AuditAction, subject: AuditSubject): AuditRule => ({ action, subject });

/** The audit event of each call that writes one. A changing call without a row is a type error. */
export const AUDIT_RULES: Readonly<Record<ChangeName | RecordedRead, AuditRule>> = {
  inviteUsers: rule('invite', 'user'),
  updateUser: rule('update', 'user'),
  deleteUser: rule('delete', 'user'),
  deactivateUser: rule('deactivate', 'user'),
  activateUser: rule('activate', 'user'),
  resendInvitation: rule('resendInvitation', 'user'),
  endSession: rule('endSession', 'user'),
  endSessions: rule('endSession', 'user'),
  unlinkIdentity: rule('relinkAccount', 'user'),
  createAccessToken: rule('createAccessToken', 'user'),
  revokeAccessToken: rule('revokeAccessToken', 'user'),
  createSite: rule('create', 'site'),
  updateSite: rule('update', 'site'),
  deleteSite: rule('delete', 'site'),
  createAsset: rule('create', 'asset'),
  updateAsset: rule('update', 'asset'),
  deleteAsset: rule('delete', 'asset'),
  createProject: rule('create', 'inspection'),
  updateProject: rule('update', 'inspection'),
  deleteProject: rule('delete', 'inspection'),
  confirmProjectUploaded: rule('completeUpload', 'inspection'),
  processProject: rule('process', 'inspection'),
  updateModules: rule('registerFiles', 'inspection'),
  renewUpload: rule('startUpload', 'inspection'),
  endUpload: rule('endUpload', 'inspection'),
  confirmImageUploaded: rule('uploadFile', 'inspection'),
  flagImages: rule('flagImages', 'inspection'),
  uploadThumbnail: rule('changePicture', 'company'),
  createCaptureData: rule('addCaptureData', 'inspection'),
  updateCaptureData: rule('updateCaptureData', 'inspection'),
  deleteCaptureData: rule('removeCaptureData', 'inspection'),
  createCategory: rule('create', 'category'),
  updateCategory: rule('update', 'category'),
  deleteCategory: rule('archive', 'category'),
  restoreCategory: rule('restore', 'category'),
  createCategoryPreset: rule('create', 'categoryPreset'),
  deleteCategoryPreset: rule('delete', 'categoryPreset'),
  createSeverityScale: rule('create', 'severityScale'),
  deleteSeverityScale: rule('archive', 'severityScale'),
  restoreSeverityScale: rule('restore', 'severityScale'),
  createChecklist: rule('create', 'checklist'),
  updateChecklist: rule('update', 'checklist'),
  deleteChecklist: rule('delete', 'checklist'),
  createLayout: rule('create', 'layout'),
  updateLayout: rule('update', 'layout'),
  deleteLayout: rule('delete', 'layout'),
  reorderLayers: rule('reorderLayers', 'layout'),
  mapLayout: rule('mapLocations', 'layout'),
  createLayer: rule('create', 'layer'),
  updateLayer: rule('update', 'layer'),
  deleteLayer: rule('delete', 'layer'),
  createTag: rule('create', 'tag'),
  updateTag: rule('update', 'tag'),
  deleteTag: rule('archive', 'tag'),
  restoreTag: rule('restore', 'tag'),
  createDocuments: rule('registerFiles', 'document'),
  confirmDocumentUploaded: rule('create', 'document'),
  deleteDocument: rule('delete', 'document'),
  updateSignInSettings: rule('changeSettings', 'company'),
  getDownloadUrl: rule('download', 'inspection'),
  getImageUrl: rule('download', 'inspection'),
};

/** Returns the rule of a call; undefined for calls that write no event. */
export const auditRuleOf = (name: string): AuditRule | undefined =>
  Object.hasOwn(AUDIT_RULES, name) ? AUDIT_RULES[name as keyof typeof AUDIT_RULES] : undefined;
