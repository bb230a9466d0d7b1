export { ACCEPTED_FILES, contentTypeOf, isAccepted, wrongTypeText } from './entities/inspections/accepted-files.ts';
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
export { SEARCHED_INSPECTIONS_MAX, soughtIdentity } from './entities/inspections/known-files.schema.ts';
export type {
  KnownFilesQuestion,
  KnownInInspection,
  SoughtIdentity,
} from './entities/inspections/known-files.schema.ts';
export { identityOf } from './entities/inspections/file-identity.ts';
export type { FileIdentity } from './entities/inspections/file-identity.ts';
export { distinctNames, pathMatcher } from './entities/inspections/file-names.ts';
export { leftToUpload } from './entities/inspections/left-to-upload.ts';
export type { LeftToUpload, UploadCounts } from './entities/inspections/left-to-upload.ts';
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
export { toModulesPayload } from './entities/inspections/modules-payload.ts';
export { toModulesUpdate } from './entities/inspections/modules-update.ts';
export type { RegisteredModules } from './entities/inspections/modules-update.ts';
export {
  FILE_NAME_MAX,
  FILE_SIZE_MAX_KB,
  INSPECTION_FILES_MAX,
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
