export { FileDropzone } from './FileDropzone.js';
export type { FileDropzoneProps } from './FileDropzone.js';
export type { FileDropOptions, FileDropState, FileRejection } from '../../internal/file-drop/useFileDrop.js';
export type { DropAreaTexts } from './DropArea.js';
export type { FileLimits, RejectionReason } from '../../internal/file-drop/rejection-message.js';
