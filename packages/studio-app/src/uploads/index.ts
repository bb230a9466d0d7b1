export type { CreatedInspection, NewInspection } from './create-inspection.ts';
export { warnBeforeLeaving } from './leave-warning.ts';
export { createUploadStore, type UploadsSnapshot, type UploadStore } from './upload-store.ts';
export { useCreateInspection } from './useCreateInspection.ts';
export { type UploadActions, UploadsProvider, useHasUnfinishedUploads, useIsUploading, useUploadActions, useUploadBatch, useUploads } from './useUploads.tsx';
export { putFileByXhr } from './xhr-transport.ts';
