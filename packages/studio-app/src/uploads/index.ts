export { askKnownFiles } from './ask-known-files.ts';
export type { DocumentUploadState } from './document-upload.ts';
export { type Continuation, continueUpload, findMissing } from './continue-upload.ts';
export { continueKept } from './continue-kept.ts';
export type { InterruptedUpload } from './interrupted-uploads.ts';
export { createInspectionFlow, type SaveAttempt } from './create-inspection.ts';
export { handlesOf } from './file-handles.ts';
export { formJournal, type FormJournal, type FormPlace } from './form-journal.ts';
export { lockForm } from './form-lock.ts';
export { findFaultInWorker } from './faults/find-fault-in-worker.ts';
export type { ChoiceProblems } from './judge-chosen.ts';
export { FILES_MAX, type KeptFile } from './journal-db.ts';
export { useIsSentForProcessing } from './kept-of-inspection.ts';
export { KEPT_MS } from './kept-upload.ts';
export { warnBeforeLeaving } from './leave-warning.ts';
export { allowReading, areReadable, reopenFiles } from './reopen-files.ts';
export { isUploadingElsewhere } from './ask-other-tabs.ts';
export { answerOtherTabs } from './other-tabs.ts';
export { updateInspectionFlow } from './update-inspection.ts';
export { showUploadsElsewhere } from './show-elsewhere.ts';
export {
  createUploadHost,
  type UploadHost,
  UploadHostProvider,
  useHasUnfinishedUploads,
  useRunningUploads,
} from './UploadHost.tsx';
export { useIsInterrupted } from './useIsInterrupted.ts';
export { type KeptHandles, useKeptHandles } from './useKeptHandles.ts';
export { useKeptInspections } from './useKeptInspections.ts';
export { useOfferedUploads } from './useOfferedUploads.ts';
export { useOtherTabs } from './useOtherTabs.ts';
export { useShowInterrupted } from './useShowInterrupted.ts';
export { useDocumentUpload } from './useDocumentUpload.ts';
export { useImageUploads } from './useImageUploads.ts';
export {
  type InspectionUpload,
  useHasUnfinishedUpload,
  useInspectionUploads,
  useIsUploading,
  useOtherUploads,
  useUploadActions,
  useUploadBatch,
  useUploads,
} from './useUploads.ts';
export { waitingText } from './waiting-text.ts';
