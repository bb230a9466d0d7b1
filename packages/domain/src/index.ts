/* oxlint-disable max-lines -- one list of named exports */
// Calls
export { accessTokenChanges } from './calls/access-token-changes.ts';
export { accessTokenReads } from './calls/access-tokens.ts';
export { assetChanges } from './calls/asset-changes.ts';
export { assetReads } from './calls/assets.ts';
export { auditReads } from './calls/audit-events.ts';
export { API_BASE_PATH, fillPath } from './calls/call.ts';
export type {
  Call,
  CallPolicy,
  EditedRecord,
  Method,
  ParamsOf,
  PathParam,
  PayloadOf,
  PolicyOf,
  QueryOf,
  ReplyOf,
  Scope,
} from './calls/call.ts';
export { captureDataReads } from './calls/capture-data.ts';
export { captureDataChanges } from './calls/capture-data-changes.ts';
export { categoryReads } from './calls/categories.ts';
export { categoryChanges } from './calls/category-changes.ts';
export { categoryPresetChanges } from './calls/category-preset-changes.ts';
export { categoryPresetReads } from './calls/category-presets.ts';
export { checklistChanges } from './calls/checklist-changes.ts';
export { checklistReads } from './calls/checklists.ts';
export { companyReads } from './calls/companies.ts';
export { signInSettingsReads } from './calls/sign-in-settings.ts';
export { signInSettingsChanges } from './calls/sign-in-settings-changes.ts';
export { storageReads } from './calls/storage-status.ts';
export { documentChanges } from './calls/document-changes.ts';
export { documentReads } from './calls/documents.ts';
export { BLOCK_BLOB_HEADER, fileReads, STORAGE_BLOCKS, STORAGE_PUT } from './calls/files.ts';
export { imageChanges } from './calls/image-changes.ts';
export { imageReads } from './calls/images.ts';
export { calls } from './calls/index.ts';
export { isChange } from './calls/is-change.ts';
export { knownFileReads } from './calls/known-files.ts';
export { layerChanges } from './calls/layer-changes.ts';
export { layerReads } from './calls/layers.ts';
export { layoutChanges } from './calls/layout-changes.ts';
export { layoutReads } from './calls/layouts.ts';
export { asksForPage, TOP_MAX } from './calls/list-query.ts';
export type { ListQuery } from './calls/list-query.ts';
export { moduleChanges } from './calls/module-changes.ts';
export { moduleReads } from './calls/modules.ts';
export { projectChanges } from './calls/project-changes.ts';
export { projectReads } from './calls/projects.ts';
export { severityScaleChanges } from './calls/severity-scale-changes.ts';
export { severityScaleReads } from './calls/severity-scales.ts';
export { siteChanges } from './calls/site-changes.ts';
export { scopeOf } from './calls/scope.ts';
export { siteReads } from './calls/sites.ts';
export { tagChanges } from './calls/tag-changes.ts';
export { tagReads } from './calls/tags.ts';
export { UNPAGED_MAX, UNPAGED_MESSAGE } from './calls/unpaged-lists.ts';
export { uploadChanges } from './calls/upload-changes.ts';
export { userChanges } from './calls/user-changes.ts';
export { sessionReads } from './calls/user-sessions.ts';
export { userReads } from './calls/users.ts';

// Entities
export {
  ASSET_CATEGORIES_MAX,
  assetFormSchema,
  assetPayloadSchema,
  newAssetForm,
  toAssetPayload,
} from './entities/assets/asset.form.ts';
export type { AssetForm, AssetPayload } from './entities/assets/asset.form.ts';
export { assetListItemSchema, assetSchema, recentProjectSchema } from './entities/assets/asset.schema.ts';
export type { Asset, AssetListItem, RecentProject } from './entities/assets/asset.schema.ts';
export {
  ASSET_TYPE_NUMBERS,
  ASSET_TYPE_OPTIONS,
  assetTypeCodec,
  assetTypeLabel,
  DEFAULT_ASSET_TYPE,
} from './entities/assets/asset-type.ts';
export type { AssetType } from './entities/assets/asset-type.ts';
export { AUDIT_ACTIONS, AUDIT_SUBJECTS } from './entities/audit/audit-action.ts';
export type { AuditAction, AuditSubject } from './entities/audit/audit-action.ts';
export { auditCsv } from './entities/audit/audit-csv.ts';
export { AUDIT_PAGE_SIZE } from './entities/audit/audit-event.schema.ts';
export type { AuditChange, AuditEvent } from './entities/audit/audit-event.schema.ts';
export {
  captureDataFormSchema,
  captureDataPayloadSchema,
  captureDay,
  editCaptureDataForm,
  newCaptureDataForm,
  toCaptureDataPayload,
} from './entities/capture-data/capture-data.form.ts';
export type { CaptureDataForm, CaptureDataPayload } from './entities/capture-data/capture-data.form.ts';
export { captureDataSchema, temperatureStatsSchema } from './entities/capture-data/capture-data.schema.ts';
export type { CaptureData, TemperatureStats } from './entities/capture-data/capture-data.schema.ts';
export {
  RADIOMETRIC_KIND_NUMBERS,
  radiometricKindCodec,
  radiometricKindLabel,
} from './entities/capture-data/radiometric-kind.ts';
export type { RadiometricKind } from './entities/capture-data/radiometric-kind.ts';
export { TRI_STATE_NUMBERS, triStateCodec } from './entities/capture-data/tri-state.ts';
export type { TriState } from './entities/capture-data/tri-state.ts';
export {
  CATEGORY_MODELS,
  categoryModelLabel,
  categoryModelOptions,
  categoryModelSchema,
  isCategoryModelOffered,
} from './entities/categories/category-model.ts';
export type { CategoryModel } from './entities/categories/category-model.ts';
export {
  categoryPresetPayloadSchema,
  newCategoryPresetForm,
  PRESET_CATEGORIES_MAX,
} from './entities/categories/category-preset.form.ts';
export type { CategoryPresetPayload } from './entities/categories/category-preset.form.ts';
export { categoryPayloadSchema, newCategoryForm } from './entities/categories/category.form.ts';
export type { CategoryPayload } from './entities/categories/category.form.ts';
export { categoryPresetSchema, categorySchema } from './entities/categories/category.schema.ts';
export type { Category, CategoryPreset } from './entities/categories/category.schema.ts';
export {
  canRemoveChecklistEntry,
  CHECKLIST_ENTRIES_MIN,
  checklistPayloadSchema,
  newChecklistForm,
  newChecklistItem,
  newChecklistSection,
} from './entities/checklists/checklist.form.ts';
export type {
  ChecklistItemPayload,
  ChecklistPayload,
  ChecklistSectionPayload,
} from './entities/checklists/checklist.form.ts';
export { checklistTemplateSchema } from './entities/checklists/checklist.schema.ts';
export type { ChecklistTemplate } from './entities/checklists/checklist.schema.ts';
export { BILLING_FREQUENCY_NUMBERS, billingFrequencyCodec } from './entities/companies/billing-frequency.ts';
export type { BillingFrequency } from './entities/companies/billing-frequency.ts';
export { type StorageStatus, storageStatusSchema } from './entities/storage/storage-status.schema.ts';
export { companySchema, licenceSchema } from './entities/companies/company.schema.ts';
export type { Company, Licence } from './entities/companies/company.schema.ts';
export { type SignInSettings, signInSettingsSchema } from './entities/companies/sign-in-settings.schema.ts';
export {
  formatLicenceData,
  LICENCE_DATA_TYPE_NUMBERS,
  licenceDataTypeCodec,
} from './entities/companies/licence-data-type.ts';
export type { LicenceDataType } from './entities/companies/licence-data-type.ts';
export { isOverUsed, licenceState, seatsRemaining } from './entities/companies/licence.ts';
export {
  ACCEPTED_DOCUMENTS,
  DOCUMENT_MIME,
  documentPayloadSchema,
  registeredDocumentSchema,
  toDocumentPayload,
} from './entities/documents/document.form.ts';
export type { DocumentPayload, RegisteredDocument } from './entities/documents/document.form.ts';
export { documentSchema, documentTypeCodec } from './entities/documents/document.schema.ts';
export type { CompanyDocument } from './entities/documents/document.schema.ts';
export { CAPTURE_TYPE_NUMBERS, captureTypeCodec, captureTypeLabel } from './entities/images/capture-type.ts';
export type { CaptureType } from './entities/images/capture-type.ts';
export { imageSchema } from './entities/images/image.schema.ts';
export type { Image } from './entities/images/image.schema.ts';
export { THUMBNAIL_KIND_NUMBERS, thumbnailKindCodec } from './entities/images/thumbnail-kind.ts';
export type { ThumbnailKind } from './entities/images/thumbnail-kind.ts';
export { VIEW_MODE_NUMBERS, viewModeCodec, viewModeLabel } from './entities/images/view-mode.ts';
export type { ViewMode } from './entities/images/view-mode.ts';
export {
  ACCEPTED_FILES,
  contentTypeOf,
  isAccepted,
  isIgnoredFile,
  wrongTypeText,
} from './entities/inspections/accepted-files.ts';
export type { AcceptedFiles, NamedFile } from './entities/inspections/accepted-files.ts';
export {
  dataIssues,
  SONAR_MIN_EXCLUSIVE,
  SUPPLEMENTARY_MIN,
  THREE_MIN_EXCLUSIVE,
  TWO_MIN,
} from './entities/inspections/data-minima.ts';
export type { DataCounts, DataIssue } from './entities/inspections/data-minima.ts';
export { DATA_TYPES, NO_DATA_TYPES, toggleDataType } from './entities/inspections/data-types.ts';
export type { DataType, DataTypes } from './entities/inspections/data-types.ts';
export { fileFault } from './entities/inspections/file-faults.ts';
export type { FileFault } from './entities/inspections/file-faults.ts';
export type { ReadParts } from './entities/inspections/read-parts.ts';
export { findKnown } from './entities/inspections/known-files.ts';
export type { PresentFile } from './entities/inspections/known-files.ts';
export { knownPlaces, summariseKnown } from './entities/inspections/known-summary.ts';
export type { KnownInspection, KnownPlace, KnownSummary } from './entities/inspections/known-summary.ts';
export { arrivingText, knownText, othersText } from './entities/inspections/known-texts.ts';
export { soughtIdentity } from './entities/inspections/known-files.schema.ts';
export type {
  KnownFilesQuestion,
  KnownInInspection,
  SoughtIdentity,
} from './entities/inspections/known-files.schema.ts';
export { identityOf } from './entities/inspections/file-identity.ts';
export type { FileIdentity } from './entities/inspections/file-identity.ts';
export { distinctNames, pathMatcher } from './entities/inspections/file-names.ts';
export { baseNameOf } from './entities/shared/base-name.ts';
export { groupBy } from './entities/shared/group-by.ts';
export { isMissing, matchMissing, missingFiles } from './entities/inspections/missing-files.ts';
export type { MissingFile, MissingMatches, SoughtFile } from './entities/inspections/missing-files.ts';
export { fileTypeOf, storedAs, supplementaryTypeOf } from './entities/inspections/file-type-of.ts';
export type { StoredAs } from './entities/inspections/file-type-of.ts';
export {
  addedFiles,
  dataCounts,
  faultyFiles,
  formDataIssues,
  heldDataTypes,
  isUsable,
  newDataIssues,
  storedDataCounts,
  storedDataTypes,
  storedFiles,
  usableFiles,
} from './entities/inspections/inspection-data.form.ts';
export type { InspectionData } from './entities/inspections/inspection-data.form.ts';
export { INSPECTION_STEPS, inspectionSteps } from './entities/inspections/inspection-steps.ts';
export type { InspectionStep, InspectionStepState } from './entities/inspections/inspection-steps.ts';
export {
  defaultInspectionName,
  DESCRIPTION_MAX,
  editProjectForm,
  editProjectFormSchema,
  INSPECTION_NAME_MAX,
  INSPECTION_NAME_MIN,
  inspectionNameSchema,
  newProjectForm,
  newProjectPayloadSchema,
  projectFormSchema,
  projectPayloadSchema,
  projectUpdateSchema,
  toProjectPayload,
  toProjectUpdate,
} from './entities/inspections/inspection.form.ts';
export type {
  NewProjectPayload,
  ProjectForm,
  ProjectPayload,
  ProjectUpdate,
} from './entities/inspections/inspection.form.ts';
export {
  DATA_KINDS,
  modulesSchema,
  projectDetailSchema,
  projectSchema,
} from './entities/inspections/inspection.schema.ts';
export type { DataKind, Modules, Project, ProjectDetail } from './entities/inspections/inspection.schema.ts';
export {
  createStatusCodec,
  fromJobStatus,
  INSPECTION_FLOW,
  INSPECTION_STATUS_NUMBERS,
  inspectionStatusCodec,
  JOB_STATUS_NUMBERS,
  jobStatusCodec,
  PROCESSING_STATUS_NUMBERS,
  processingStatusCodec,
  toJobStatus,
  toProcessingStatus,
  WIRE_NUMBERING,
} from './entities/inspections/inspection-status.ts';
export type {
  InspectionStatus,
  JobStatus,
  ProcessingStatus,
  StatusNumbering,
} from './entities/inspections/inspection-status.ts';
export { byName } from './entities/inspections/name-order.ts';
export { toModulesPayload } from './entities/inspections/modules-payload.ts';
export { toModulesUpdate } from './entities/inspections/modules-update.ts';
export type { RegisteredModules } from './entities/inspections/modules-update.ts';
export {
  FILE_NAME_MAX,
  FILE_SIZE_MAX_KB,
  MODULE_FILES_MAX,
  moduleFilesSchema,
  modulesPayloadSchema,
  modulesReplySchema,
  noModuleFiles,
  sizeInKb,
  toMeta,
  toSupplementaryMeta,
} from './entities/inspections/modules.schema.ts';
export type {
  Meta,
  ModuleFile,
  ModuleFiles,
  ModulesPayload,
  ModulesReply,
  StoredFile,
  SupplementaryMeta,
} from './entities/inspections/modules.schema.ts';
export { refreshedData } from './entities/inspections/refreshed-data.ts';
export { removedAfterSwitch, removedFiles } from './entities/inspections/removed-files.ts';
export type { UploadReport } from './entities/inspections/running-upload.form.ts';
export type { RunningUpload } from './entities/inspections/running-upload.schema.ts';
export {
  hasMatchingSonarPairs,
  isSonarImage,
  matchSonarPairs,
  partSonarNames,
} from './entities/inspections/sonar-pairs.ts';
export type { SonarNames, SonarPairs } from './entities/inspections/sonar-pairs.ts';
export {
  canMoveStatus,
  displayStatus,
  editableModules,
  isDeletable,
  isLaunchable,
  lockedDataTypes,
} from './entities/inspections/status-rules.ts';
export type { DisplayStatus } from './entities/inspections/status-rules.ts';
export { withoutFaults, withoutFiles } from './entities/inspections/without-files.ts';
export { canEditLayer, editLayerForm } from './entities/layouts/edit-layer.ts';
export {
  LAYER_DEFAULTS,
  LAYER_SECTIONS_MAX,
  layerFormSchema,
  layerPayloadSchema,
  layerUpdatePayloadSchema,
  newLayerForm,
  numericalLayerFormSchema,
  termLayerFormSchema,
  toLayerPayload,
  toLayerUpdatePayload,
} from './entities/layouts/layer.form.ts';
export type {
  LayerForm,
  LayerPayload,
  LayerUpdatePayload,
  NumericalLayerForm,
  TermLayerForm,
} from './entities/layouts/layer.form.ts';
export { layerSectionSchema, layerTemplateSchema } from './entities/layouts/layer.schema.ts';
export type { LayerSection, LayerTemplate } from './entities/layouts/layer.schema.ts';
export { layerSectionCount, layerSections } from './entities/layouts/layer-sections.ts';
export { layoutPayloadSchema, newLayoutForm } from './entities/layouts/layout.form.ts';
export type { LayoutPayload } from './entities/layouts/layout.form.ts';
export { layoutMapNodeSchema, layoutMapPayloadSchema, layoutTemplateSchema } from './entities/layouts/layout.schema.ts';
export type { LayoutMapNode, LayoutTemplate } from './entities/layouts/layout.schema.ts';
export {
  canMapLayout,
  conflictingSectionIds,
  mappableLayers,
  misplacedSectionIds,
  pruneMap,
} from './entities/layouts/layout-map.ts';
export { mergeMaps } from './entities/layouts/merge-maps.ts';
export type { MappableLayer } from './entities/layouts/layout-map.ts';
export {
  countBelowSelected,
  countMapChanges,
  hasMapChanges,
  mappedSectionIds,
  sectionStates,
  selectableSectionIds,
} from './entities/layouts/layout-map-edit.ts';
export type { LayoutMapEdit, LayoutMapping, SectionState } from './entities/layouts/layout-map-edit.ts';
export { mappingTransition } from './entities/layouts/layout-mapping.ts';
export type { MappingEffect, MappingEvent, MappingStep, SectionEvent } from './entities/layouts/layout-mapping.ts';
export { assignSeverities } from './entities/severity-scales/assign-severities.ts';
export {
  fillSeverityRange,
  newSeverityScaleForm,
  newSeverityTerm,
  numericalSeverityScaleFormSchema,
  SEVERITIES_MAX,
  SEVERITY_DEFAULTS,
  severityScaleFormSchema,
  severityScalePayloadSchema,
  termSeverityScaleFormSchema,
  toSeverityScalePayload,
} from './entities/severity-scales/severity-scale.form.ts';
export type {
  NumericalSeverityScaleForm,
  SeverityScaleForm,
  SeverityScalePayload,
  TermSeverityScaleForm,
} from './entities/severity-scales/severity-scale.form.ts';
export {
  severityRange,
  severityScaleSchema,
  severitySchema,
} from './entities/severity-scales/severity-scale.schema.ts';
export type { Severity, SeverityScale } from './entities/severity-scales/severity-scale.schema.ts';
export { geolocationSchema, idSchema, instantSchema, referenceSchema } from './entities/shared/fields.ts';
export type { Geolocation, Reference } from './entities/shared/fields.ts';
export { FILE_TYPE_NUMBERS, fileTypeCodec, fileTypeLabel } from './entities/shared/file-type.ts';
export type { FileType } from './entities/shared/file-type.ts';
export {
  fileSchema,
  THUMBNAIL_MAX_BYTES,
  thumbnailChange,
  thumbnailFileSchema,
  thumbnailFormSchema,
  thumbnailFormValue,
} from './entities/shared/thumbnail-file.ts';
export type { FileLike, ThumbnailFormValue } from './entities/shared/thumbnail-file.ts';
export { wireNumbers } from './entities/shared/wire-numbers.ts';
export { newSiteForm, siteFormSchema, sitePayloadSchema, toSitePayload } from './entities/sites/site.form.ts';
export type { SiteForm, SitePayload } from './entities/sites/site.form.ts';
export { siteSchema } from './entities/sites/site.schema.ts';
export type { Site } from './entities/sites/site.schema.ts';
export { newTagForm, tagPayloadSchema } from './entities/tags/tag.form.ts';
export type { TagPayload } from './entities/tags/tag.form.ts';
export { tagSchema } from './entities/tags/tag.schema.ts';
export type { Tag } from './entities/tags/tag.schema.ts';
export {
  invitationFormSchema,
  invitationPayloadSchema,
  newInvitationForm,
  toInvitationPayload,
} from './entities/users/invitation.form.ts';
export type { InvitationForm, InvitationPayload } from './entities/users/invitation.form.ts';
export {
  DEFAULT_INVITE_ROLE,
  INVITATION_ERROR_CODES,
  INVITATION_MESSAGE_MAX,
  invitationOutcomeSchema,
  invitationSchema,
} from './entities/users/invitation.schema.ts';
export type { Invitation, InvitationOutcome } from './entities/users/invitation.schema.ts';
export {
  ACCESS_TOKEN_DAYS,
  accessTokenFormSchema,
  COMMAND_LINE_TOKEN,
  newAccessTokenForm,
  toAccessTokenPayload,
} from './entities/users/access-token.form.ts';
export type { AccessTokenDays, AccessTokenForm, AccessTokenPayload } from './entities/users/access-token.form.ts';
export {
  ACCESS_TOKEN_PREFIX,
  ACCESS_TOKENS_MAX,
  accessTokenSchema,
  isAccessTokenExpired,
} from './entities/users/access-token.schema.ts';
export type { AccessToken, NewAccessToken } from './entities/users/access-token.schema.ts';
export {
  ACCESS_TOKEN_RIGHTS,
  accessTokenRightsDescription,
  accessTokenRightsLabel,
} from './entities/users/access-token-rights.ts';
export type { AccessTokenRights } from './entities/users/access-token-rights.ts';
export { sessionSchema } from './entities/users/session.schema.ts';
export type { Session } from './entities/users/session.schema.ts';
export { editUserForm, toUserPayload, userFormSchema, userPayloadSchema } from './entities/users/user.form.ts';
export type { UserForm, UserPayload } from './entities/users/user.form.ts';
export { displayName, userSchema } from './entities/users/user.schema.ts';
export type { User } from './entities/users/user.schema.ts';
export {
  ROLE_IDS,
  roleIdCodec,
  roleLevel,
  USER_ROLES,
  userRoleDescription,
  userRoleLabel,
} from './entities/users/user-role.ts';
export type { RoleId, UserRole } from './entities/users/user-role.ts';
export { nextUserStatus, SEAT_STATUSES, USER_STATUS_NUMBERS, userStatusCodec } from './entities/users/user-status.ts';
export type { UserStatus, UserStatusAction } from './entities/users/user-status.ts';

// Validation
export { emailField, nameField, requiredText } from './validation/fields.ts';
export { tidyLine } from './validation/tidy-line.ts';
export { configureValidation, validationMessage } from './validation/messages.ts';

// Query
export {
  FILTER_COMPARISONS,
  FILTER_LOGICALS,
  filterItemSchema,
  filterListSchema,
  nameContains,
} from './query/filter-item.ts';
export type { FilterComparison, FilterItem, FilterLogical, FilterValue } from './query/filter-item.ts';
export { InvalidQueryError } from './query/invalid-query-error.ts';
export { DEFAULT_SORTS, HOME_SORTS, PAGE_SIZES } from './query/list-defaults.ts';
export {
  PAGINATION_HEADER,
  makePagination,
  pageOf,
  paginationSchema,
  parsePagination,
  serializePagination,
  skipOf,
} from './query/paging.ts';
export type { Pagination } from './query/paging.ts';
export { FILTER_DEPTH_MAX, isFilterGroup, parseFilter, parseFilterExpression } from './query/parse-filter.ts';
export type { FilterCondition, FilterExpression, FilterGroup } from './query/parse-filter.ts';
export { buildListQuery, buildQuery } from './query/query-string.ts';
export type { ListQueryParams, QueryValue } from './query/query-string.ts';
export { searchKey } from './query/search-key.ts';
export { serializeFilter } from './query/serialize-filter.ts';
export { parseSort, serializeSort, sortItemSchema } from './query/sort.ts';
export type { SortItem } from './query/sort.ts';

// Errors
export { errorBodySchema, lastEditSchema, productErrorBody } from './errors/error-body.ts';
export type { ErrorBody, LastEdit } from './errors/error-body.ts';
export { errorCode } from './errors/error-code.ts';
export { type ErrorIssue, errorIssues } from './errors/error-issues.ts';
export {
  DEFAULT_ERROR_MESSAGE,
  MALFORMED_RESPONSE,
  OUTDATED_RECORD,
  STATUS_MESSAGES,
  errorMessage,
} from './errors/error-message.ts';
export type { FailedResponse } from './errors/error-message.ts';
export { errorNotice } from './errors/error-notice.ts';
export type { ErrorNotice } from './errors/error-notice.ts';
export {
  FILE_SERVICE_POLICY,
  HTTP_DEFAULTS,
  MAIN_API_POLICY,
  backoffMs,
  requestFailedText,
  requestTimedOutText,
  retryAfterMs,
  retryDelayMs,
} from './errors/http-policy.ts';
export type { HttpPolicy } from './errors/http-policy.ts';
export { PRODUCT_ERRORS, errorSeverity, isProductErrorCode } from './errors/product-errors.ts';
export type { ErrorSeverity, ProductErrorCode } from './errors/product-errors.ts';

// Permissions
export { ReadActivityPolicy } from './permissions/activity-policy.ts';
export { ManageSignInSettingsPolicy } from './permissions/sign-in-settings-policy.ts';
export { ReadStorageStatusPolicy } from './permissions/storage-status-policy.ts';
export { ALLOWED, allOf, anyOf, refused, requireRole } from './permissions/access-decision.ts';
export type { AccessDecision, AccessRefusal, InspectionAction, Relation } from './permissions/access-decision.ts';
export { canAccess, canOnProject, hasPermission, requiredRole } from './permissions/can-access.ts';
export type { AccessMode, AccessOptions, ViewerPermissions } from './permissions/can-access.ts';
export { inspectionActionDecision } from './permissions/inspection-actions.ts';
export type { InspectionForPermissions } from './permissions/inspection-actions.ts';
export { PERMISSION_MIN_ROLE, deleteAssetPermissions } from './permissions/permissions.ts';
export type { Permission } from './permissions/permissions.ts';
export {
  CreateProjectPolicy,
  DeleteProjectPolicy,
  OpenConnectOrEdgePolicy,
  ReadProjectPolicy,
  StartProcessingPolicy,
  UpdateCaptureDataPolicy,
  UpdateProjectPolicy,
} from './permissions/project-policies.ts';
export type { Creator, Involvement } from './permissions/project-policies.ts';
export { refusalText } from './permissions/refusal-text.ts';
export { USER_ACTIONS, userActionDecision, userActions } from './permissions/user-actions.ts';
export type { UserAction } from './permissions/user-actions.ts';
export {
  ChangeRolePolicy,
  DeactivateUserPolicy,
  DeleteUserPolicy,
  InviteUserPolicy,
  ManageAccessTokensPolicy,
  ManageSessionsPolicy,
  ReactivateUserPolicy,
  ReadSelfPolicy,
  ReadUserPolicy,
  UnlinkIdentityPolicy,
  UpdateUserPolicy,
  grantableRoles,
} from './permissions/user-policies.ts';
export type { Person, Ranked } from './permissions/user-policies.ts';

// Uploads
export {
  BATCH_STATUSES,
  batchActions,
  batchStatus,
  batchWaitingFor,
  canDismissAll,
  deriveBatchStatus,
  filesToChooseAgain,
  hasFailed,
  isInProgress,
  isUnfinished,
} from './uploads/batch-status.ts';
export type { BatchAction, BatchStatus } from './uploads/batch-status.ts';
export { blockBytes, missingBlocks, planBlocks, readStagedBlocks, writeFileBlocks } from './uploads/block-plan.ts';
export type { FileBlock } from './uploads/block-plan.ts';
export { CHUNK_MAX_BYTES, CHUNK_MAX_FILES, takeChunk } from './uploads/chunk-files.ts';
export { nextChunk } from './uploads/next-chunk.ts';
export type { NextChunk } from './uploads/next-chunk.ts';
export { queuedBehind } from './uploads/queued-behind.ts';
export { batchText, processingText, remainingText, uploadedText } from './uploads/progress-text.ts';
export { UNKNOWN_REMAINING_TIME, observeProgress, suspendObservation } from './uploads/remaining-time.ts';
export type { ProgressSample, RemainingTime } from './uploads/remaining-time.ts';
export {
  interruptionText,
  liveUploads,
  UPLOAD_EXPIRY_MS,
  UPLOAD_RENEWAL_MS,
  UPLOAD_REPORT_MS,
  uploaderText,
} from './uploads/running-upload.ts';
export type { LiveUpload, ShownUpload } from './uploads/running-upload.ts';
export { isCommandAllowed, remoteActions, remoteBatches } from './uploads/remote-batches.ts';
export { RETRY_LIMITS, classifyFailure, nextTry } from './uploads/retry-policy.ts';
export type { FailureClass, NextTry } from './uploads/retry-policy.ts';
export { shownBatches } from './uploads/shown-batch.ts';
export type { ShownBatch } from './uploads/shown-batch.ts';
export { STALL_LIMITS_MS, afterIdleTick, isStalled, stallLimits, stallTickMs } from './uploads/stalled-transfer.ts';
export type { IdleTick, IdleTransfer, StallLimits, TransferPhase } from './uploads/stalled-transfer.ts';
export { uploadTransition } from './uploads/upload-machine.ts';
export { batchProgress, combinedProgress, totalProgress } from './uploads/upload-progress.ts';
export type { UploadProgress } from './uploads/upload-progress.ts';
export { BATCH_PROCESSING_STATUSES, NO_UPLOADS } from './uploads/upload-state.ts';
export type {
  BatchActed,
  BatchProcessingStatus,
  BatchReport,
  BatchStage,
  FileReport,
  FilesReplaced,
  NewBatch,
  SendingChunk,
  SendingReport,
  UploadBatch,
  UploadEffect,
  UploadEvent,
  UploadFile,
  UploadFileStatus,
  UploadState,
  UploadStep,
  WaitingFor,
  SourceFault,
} from './uploads/upload-state.ts';

// Preflight
export { type CaptureFacts, captureFacts } from './preflight/capture-facts.ts';
export { captureTimeMs } from './preflight/capture-time.ts';
export { type JpegSegments, jpegSegments } from './preflight/jpeg-segments.ts';
export { preflight } from './preflight/preflight.ts';
export type { FindingKind, PreflightFile, PreflightFinding, PreflightStep } from './preflight/preflight-file.ts';
export { isThermalImage, type TemperatureFormat, temperatureFormatOf } from './preflight/thermal-image.ts';
export { type TrackLine, trackLines } from './preflight/track-lines.ts';

// Units
export { formatBytes } from './units/bytes.ts';
export { counted } from './units/counted.ts';
export { formatMeasurement, MEASUREMENT_KINDS } from './units/measurement-kind.ts';
export type { MeasurementKind } from './units/measurement-kind.ts';
export {
  celsiusToFahrenheit,
  formatAngle,
  formatArea,
  formatDistance,
  formatHeight,
  formatTemperature,
  metresToFeet,
  squareMetresToSquareFeet,
} from './units/measures.ts';
export { formatWindSpeed, fromReaderUnit, toReaderUnit, unitOf } from './units/reader-units.ts';
export type { Quantity } from './units/reader-units.ts';
export { DEFAULT_UNIT_SYSTEM, UNIT_SYSTEM_NUMBERS, UNIT_SYSTEMS } from './units/unit-system.ts';
export type { UnitSystem } from './units/unit-system.ts';

// Dates
export { formatDate, formatLongDate, formatTime } from './dates/format-date.ts';
export { formatTimeAgo } from './dates/time-ago.ts';

// Colour
export {
  COLOUR_MIN_DISTANCE,
  COLOUR_SWATCHES,
  SYSTEM_BLUE,
  colourDistance,
  isClearOfSystemBlue,
  isHexColour,
  randomCategoryColour,
} from './colour/colour.ts';
export { SEVERITY_RAMP, severityColour } from './colour/severity-colour.ts';

// Limits, messages
export {
  LAYOUT_LAYERS_MAX,
  NAME_MAX_LENGTH,
  NAME_MIN_LENGTH,
  REFETCH_INTERVAL_MS,
  STALE_TIME_MS,
  TEXT_MAX_LENGTH,
} from './limits.ts';
export {
  assetMessages,
  categoryMessages,
  checklistMessages,
  documentMessages,
  inspectionMessages,
  layerMessages,
  severityScaleMessages,
  thumbnailMessages,
} from './form-messages.ts';
export {
  PRODUCT_NAME,
  PRODUCT_VERSION,
  archivedMessages,
  emptyMessages,
  fullPageMessages,
  homeMessages,
  internalMessages,
  pageTitles,
  shellMessages,
  uploadMessages,
} from './messages.ts';
