export { FileDropzone } from './FileDropzone.js';
export type { FileDropzoneProps } from './FileDropzone.js';
export type { FileDropOptions, FileDropState, FileRejection } from './useFileDrop.js';
export type { DropAreaTexts } from './DropArea.js';
export type { FileLimits, RejectionReason } from './rejection-message.js';
