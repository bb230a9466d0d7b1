export type { DocumentUploadState } from './document-upload.ts';
export { type CreatedInspection, createInspectionFlow, type NewInspection } from './create-inspection.ts';
export { warnBeforeLeaving } from './leave-warning.ts';
export { createSendingConditions, type WaitingFor } from './sending-conditions.ts';
export { startImageUploads } from './start-image-uploads.ts';
export { updateInspectionFlow } from './update-inspection.ts';
export { createUploadHost, type ImageUploads } from './upload-host.ts';
export {
  UploadHostProvider,
  useHasUnfinishedUploads,
  useRunningUploads,
  useUploadHost,
} from './UploadHostProvider.tsx';
export { createUploadStore } from './upload-store.ts';
export { useDocumentUpload } from './useDocumentUpload.ts';
export { useIsUploading, useUploadActions, useUploadBatch, useUploads } from './useUploads.ts';
export { waitingText } from './waiting-text.ts';
