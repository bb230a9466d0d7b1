export { FileDropzone } from './FileDropzone.js';
export type { FileDropzoneProps } from './FileDropzone.js';
export type { FileDropOptions, FileDropState, FileRejection } from '../../internal/file-drop/useFileDrop.js';
export type { DropAreaTexts } from './DropArea.js';
export type { FileLimits, RejectionReason } from '../../internal/file-drop/rejection-message.js';
export { fileHandles } from '../../internal/file-drop/file-handles.js';
export type { FileHandles } from '../../internal/file-drop/file-handles.js';
export { isMeasured, measureFiles } from '../../internal/file-drop/measure-files.js';
export type { KnownFile } from '../../internal/file-drop/repeated-files.js';
