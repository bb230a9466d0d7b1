// Calls
export { API_BASE_PATH, fillPath } from './calls/call.ts';
export type { Call, CallPolicy, Method, ParamsOf, PathParam, PayloadOf, QueryOf, ReplyOf } from './calls/call.ts';
export { BLOCK_BLOB_HEADER, UPLOAD_TIMEOUT_MS } from './calls/files.ts';
export { calls } from './calls/index.ts';
export { TOP_MAX } from './calls/list-query.ts';
export type { ListQuery } from './calls/list-query.ts';

// Entities
export { ASSET_CATEGORIES_MAX, assetFormSchema, assetPayloadSchema, newAssetForm, toAssetPayload } from './entities/assets/asset.form.ts';
export type { AssetForm, AssetPayload } from './entities/assets/asset.form.ts';
export { assetListItemSchema, assetSchema, recentProjectSchema } from './entities/assets/asset.schema.ts';
export type { Asset, AssetListItem, RecentProject } from './entities/assets/asset.schema.ts';
export { ASSET_TYPE_NUMBERS, ASSET_TYPE_OPTIONS, assetTypeCodec, assetTypeLabel, DEFAULT_ASSET_TYPE } from './entities/assets/asset-type.ts';
export type { AssetType } from './entities/assets/asset-type.ts';
export { CATEGORY_MODELS, categoryPresetSchema, categorySchema } from './entities/categories/category.schema.ts';
export type { Category, CategoryModel, CategoryPreset } from './entities/categories/category.schema.ts';
export { checklistTemplateSchema } from './entities/checklists/checklist.schema.ts';
export type { ChecklistTemplate } from './entities/checklists/checklist.schema.ts';
export { billingFrequencyCodec, companySchema, licenceDataTypeCodec, licenceSchema } from './entities/companies/company.schema.ts';
export type { Company, Licence } from './entities/companies/company.schema.ts';
export { isOverUsed, licenceState, seatsRemaining } from './entities/companies/licence.ts';
export { CAPTURE_TYPE_NUMBERS, captureTypeCodec, imageSchema, THUMBNAIL_KIND_NUMBERS, thumbnailKindCodec, VIEW_MODE_NUMBERS, viewModeCodec } from './entities/images/image.schema.ts';
export type { CaptureType, Image, ThumbnailKind, ViewMode } from './entities/images/image.schema.ts';
export { dataIssues, SONAR_MIN_EXCLUSIVE, SUPPLEMENTARY_MIN, THREE_MIN_EXCLUSIVE, TWO_MIN } from './entities/inspections/data-minima.ts';
export type { DataCounts, DataIssue } from './entities/inspections/data-minima.ts';
export { defaultInspectionName, DESCRIPTION_MAX, INSPECTION_NAME_MAX, inspectionNameSchema, newProjectForm, projectFormSchema, projectPayloadSchema, toModulesPayload, toProjectPayload } from './entities/inspections/inspection.form.ts';
export type { ProjectForm, ProjectPayload } from './entities/inspections/inspection.form.ts';
export { DATA_KINDS, modulesSchema, projectDetailSchema, projectSchema } from './entities/inspections/inspection.schema.ts';
export type { DataKind, Modules, Project, ProjectDetail } from './entities/inspections/inspection.schema.ts';
export { createStatusCodec, fromJobStatus, INSPECTION_FLOW, INSPECTION_STATUS_NUMBERS, inspectionStatusCodec, JOB_STATUS_NUMBERS, PROCESSING_STATUS_NUMBERS, toJobStatus, toProcessingStatus, WIRE_NUMBERING } from './entities/inspections/inspection-status.ts';
export type { InspectionStatus, JobStatus, ProcessingStatus, StatusNumbering } from './entities/inspections/inspection-status.ts';
export { FILE_NAME_MAX, FILE_TYPE_NUMBERS, fileTypeCodec, MODULE_FILES_MAX, moduleFilesSchema, modulesPayloadSchema, modulesReplySchema, sizeInKb, toMeta } from './entities/inspections/modules.schema.ts';
export type { FileType, Meta, ModuleFiles, ModulesPayload, ModulesReply, StoredFile } from './entities/inspections/modules.schema.ts';
export { canMoveStatus, displayStatus, isDeletable, isLaunchable } from './entities/inspections/status-rules.ts';
export type { DisplayStatus } from './entities/inspections/status-rules.ts';
export { layoutMapNodeSchema, layoutTemplateSchema } from './entities/layouts/layout.schema.ts';
export type { LayoutMapNode, LayoutTemplate } from './entities/layouts/layout.schema.ts';
export { severityRange, severityScaleSchema, severitySchema } from './entities/severity-scales/severity-scale.schema.ts';
export type { Severity, SeverityScale } from './entities/severity-scales/severity-scale.schema.ts';
export { geolocationSchema, idSchema, instantSchema, referenceSchema } from './entities/shared/fields.ts';
export type { Geolocation, Reference } from './entities/shared/fields.ts';
export { fileSchema, THUMBNAIL_MAX_BYTES, thumbnailChange, thumbnailFileSchema, thumbnailFormSchema, thumbnailFormValue } from './entities/shared/thumbnail-file.ts';
export type { FileLike, ThumbnailFormValue } from './entities/shared/thumbnail-file.ts';
export { wireNumbers } from './entities/shared/wire-numbers.ts';
export { siteFormSchema, sitePayloadSchema, toSitePayload } from './entities/sites/site.form.ts';
export type { SiteForm, SitePayload } from './entities/sites/site.form.ts';
export { siteSchema } from './entities/sites/site.schema.ts';
export type { Site } from './entities/sites/site.schema.ts';
export { userPayloadSchema } from './entities/users/user.form.ts';
export type { UserPayload } from './entities/users/user.form.ts';
export { displayName, userSchema } from './entities/users/user.schema.ts';
export type { User } from './entities/users/user.schema.ts';
export { ROLE_IDS, roleIdCodec, roleLevel, toRoleId, toUserRole, USER_ROLES, userRoleDescription, userRoleLabel } from './entities/users/user-role.ts';
export type { RoleId, UserRole } from './entities/users/user-role.ts';
export { USER_STATUS_NUMBERS, USER_STATUSES, userStatusCodec } from './entities/users/user-status.ts';
export type { UserStatus } from './entities/users/user-status.ts';

// Validation
export { categoryColourField, emailField, nameField, requiredText } from './validation/fields.ts';
export { configureValidation, validationMessage } from './validation/messages.ts';

// Query
export { FILTER_COMPARISONS, FILTER_LOGICALS, filterListSchema, nameContains } from './query/filter-item.ts';
export type { FilterComparison, FilterItem, FilterLogical, FilterValue } from './query/filter-item.ts';
export { parseFilter, serializeFilter } from './query/filter.ts';
export { InvalidQueryError } from './query/invalid-query-error.ts';
export { DEFAULT_SORTS, HOME_SORTS, PAGE_SIZES } from './query/list-defaults.ts';
export { PAGINATION_HEADER, makePagination, pageOf, paginationSchema, parsePagination, serializePagination, skipOf } from './query/paging.ts';
export type { Pagination } from './query/paging.ts';
export { buildListQuery, buildQuery } from './query/query-string.ts';
export type { ListQueryParams, QueryValue } from './query/query-string.ts';
export { parseSort, serializeSort } from './query/sort.ts';
export type { SortItem } from './query/sort.ts';

// Errors
export { errorBodySchema, productErrorBody } from './errors/error-body.ts';
export type { ErrorBody } from './errors/error-body.ts';
export { DEFAULT_ERROR_MESSAGE, MALFORMED_RESPONSE, STATUS_MESSAGES, errorMessage, errorNotice } from './errors/error-message.ts';
export type { ErrorNotice, FailedResponse } from './errors/error-message.ts';
export { FILE_SERVICE_POLICY, HTTP_DEFAULTS, MAIN_API_POLICY, backoffMs, requestFailedText, requestTimedOutText, retryAfterMs, retryDelayMs } from './errors/http-policy.ts';
export type { HttpPolicy } from './errors/http-policy.ts';
export { PRODUCT_ERRORS, errorSeverity, isProductErrorCode } from './errors/product-errors.ts';
export type { ErrorSeverity, ProductErrorCode } from './errors/product-errors.ts';

// Permissions
export { ALLOWED, allOf, anyOf, refused, requireRole } from './permissions/access-decision.ts';
export type { AccessDecision, AccessRefusal, Relation } from './permissions/access-decision.ts';
export { canAccess, canOnProject, hasPermission, requiredRole } from './permissions/can-access.ts';
export type { AccessMode, AccessOptions, ViewerPermissions } from './permissions/can-access.ts';
export { PERMISSIONS, PERMISSION_MIN_ROLE } from './permissions/permissions.ts';
export type { Permission } from './permissions/permissions.ts';
export { CreateProjectPolicy, DeleteProjectPolicy, OpenConnectOrEdgePolicy, ReadProjectPolicy, StartProcessingPolicy, UpdateCaptureDataPolicy, UpdateProjectPolicy } from './permissions/project-policies.ts';
export type { Involvement } from './permissions/project-policies.ts';
export { refusalText } from './permissions/refusal-text.ts';
export { STATUS_ACTIONS, matchesFullName, userActions } from './permissions/user-actions.ts';
export type { UserAction } from './permissions/user-actions.ts';
export { DEFAULT_INVITE_ROLE, DeactivateUserPolicy, DeleteUserPolicy, InviteUserPolicy, ReactivateUserPolicy, ReadSelfPolicy, ReadUserPolicy, UpdateUserPolicy, grantableRoles } from './permissions/user-policies.ts';
export type { Person, Ranked } from './permissions/user-policies.ts';

// Uploads
export { ACCEPTED_FILES, contentTypeOf, isAccepted, isIgnoredFile } from './uploads/accepted-files.ts';
export type { AcceptedFiles, NamedFile } from './uploads/accepted-files.ts';
export { batchActions, batchStatus, canDismissAll, deriveBatchStatus, hasFailed, isInProgress, isUnfinished } from './uploads/batch-status.ts';
export type { BatchAction, BatchStatus } from './uploads/batch-status.ts';
export { CHUNK_MAX_BYTES, CHUNK_MAX_FILES, chunkFiles } from './uploads/chunk-files.ts';
export { fileTypeOf, supplementaryTypeOf } from './uploads/file-type-of.ts';
export { batchText, processingText, remainingText, uploadedText } from './uploads/progress-text.ts';
export { UNKNOWN_REMAINING_TIME, observeProgress, suspendObservation } from './uploads/remaining-time.ts';
export type { ProgressSample, RemainingTime } from './uploads/remaining-time.ts';
export { RETRY_LIMITS, classifyFailure, nextTry } from './uploads/retry-policy.ts';
export type { FailureClass, NextTry } from './uploads/retry-policy.ts';
export { hasMatchingSonarPairs, matchSonarPairs } from './uploads/sonar-pairs.ts';
export type { SonarPairs } from './uploads/sonar-pairs.ts';
export { uploadTransition } from './uploads/upload-machine.ts';
export type { UploadStep } from './uploads/upload-machine.ts';
export { batchProgress, totalProgress } from './uploads/upload-progress.ts';
export type { UploadProgress } from './uploads/upload-progress.ts';
export { NO_UPLOADS } from './uploads/upload-state.ts';
export type { BatchActed, BatchProcessingStatus, BatchReport, BatchStage, FileReport, NewBatch, SendingChunk, UploadBatch, UploadEffect, UploadEvent, UploadFile, UploadFileStatus, UploadState } from './uploads/upload-state.ts';

// Units
export { formatBytes } from './units/bytes.ts';
export { celsiusToFahrenheit, formatAngle, formatArea, formatDistance, formatHeight, formatTemperature, metresToFeet, squareMetresToSquareFeet } from './units/measures.ts';
export { DEFAULT_UNIT_SYSTEM, UNIT_SYSTEMS } from './units/unit-system.ts';
export type { UnitSystem } from './units/unit-system.ts';

// Dates
export { formatDate, formatLongDate } from './dates/format-date.ts';

// Colour
export { COLOUR_MIN_DISTANCE, COLOUR_SWATCHES, SYSTEM_BLUE, colourDistance, isClearOfSystemBlue, isHexColour, randomCategoryColour } from './colour/colour.ts';

// Limits, messages
export { NAME_MAX_LENGTH, NAME_MIN_LENGTH, REFETCH_INTERVAL_MS, SEARCH_DEBOUNCE_MS, STALE_TIME_MS, TEXT_MAX_LENGTH } from './limits.ts';
export { PRODUCT_NAME, PRODUCT_VERSION, archivedMessages, assetMessages, categoryMessages, documentMessages, emptyMessages, fullPageMessages, homeMessages, inspectionMessages, internalMessages, layerMessages, pageTitles, severityScaleMessages, shellMessages, thumbnailMessages, uploadMessages } from './messages.ts';
