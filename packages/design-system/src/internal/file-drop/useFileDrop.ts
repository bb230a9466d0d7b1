'use client';
import { useState, type ComponentPropsWithRef, type DragEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useDropzone } from 'react-dropzone';
import { acceptedExtensions } from './accepted-types.js';
import { dragVerdict, type DragVerdict } from './drag-verdict.js';
import { rejectionMessage, type FileLimits, type RejectionReason } from './rejection-message.js';
import { sortFiles } from './sort-files.js';

/**
 * - `ready`: files are dragged elsewhere in the window
 * - `accept`, `reject`: files are dragged over the field
 * - `dialog`: the file dialog is open
 * - `reading`: dropped files are being read
 */
export type FileDropState = 'idle' | 'ready' | 'accept' | 'reject' | 'dialog' | 'reading';

export interface FileRejection {
  file: File;
  reason: RejectionReason;
  message: string;
}

export interface FileDropOptions {
  /** The accepted MIME types and extensions, such as 'image/jpeg', 'video/*' or '.h264'. Empty accepts all files. */
  accept?: readonly string[];
  /** The smallest file size in bytes. @default 0 */
  minSizeBytes?: number;
  /** The largest file size in bytes. @default Infinity */
  maxSizeBytes?: number;
  /** The most files per drop. With 1, a drop of several files is rejected as a whole. @default Infinity */
  maxFiles?: number;
  /** Whether files can neither be dropped nor chosen. @default false */
  disabled?: boolean;
  /** Called with the accepted files, at least one. Folders are flattened; .DS_Store and Thumbs.db are left out. */
  onFiles: (files: File[]) => void;
  /** Called with the rejected files, at least one. The field already shows their messages. */
  onReject?: (rejections: FileRejection[]) => void;
  /** Returns the message for a rejected file. @default the built-in messages (UPL-043..046) */
  rejectionText?: (reason: RejectionReason, limits: FileLimits) => string;
  /** The error when a file or folder cannot be read. @default 'The files could not be read.' */
  readErrorText?: string;
}

/** Attributes of the element that files are dropped on. */
export type FileDropAttributes = Omit<ComponentPropsWithRef<'div'>, 'onDrop' | 'children' | 'defaultValue'>;

export interface FileDrop {
  state: FileDropState;
  /** Verdict about the dragged files; undefined before any were dragged over the field. */
  drag: DragVerdict | undefined;
  /** Why the dragged files would be rejected. */
  dragRejection: string | undefined;
  rejections: readonly FileRejection[];
  /** Error when a file or folder cannot be read. */
  readError: string | undefined;
  /** Opens the file dialog. */
  open: () => void;
  /** Runs a change of the content. If it removes the focused button, focuses the first remaining one. */
  changeAndFocus: (change: () => void) => void;
  /** The caller's attributes for the element. */
  attributes: FileDropAttributes;
  /** `attributes` and the handlers for dropping and pasting. */
  rootProps: ComponentPropsWithRef<'div'>;
  rootRef: RefObject<HTMLDivElement>;
  /** For a hidden `<input>`; people reach the file dialog by a button that calls `open`. */
  inputProps: ComponentPropsWithRef<'input'>;
}

/** Handles dropping, pasting and choosing files. */
export function useFileDrop({
  accept = [],
  minSizeBytes = 0,
  maxSizeBytes = Infinity,
  maxFiles = Infinity,
  disabled = false,
  onFiles,
  onReject,
  rejectionText = rejectionMessage,
  readErrorText = 'The files could not be read.',
  ...attributes
}: FileDropOptions & FileDropAttributes): FileDrop {
  const rules = { accept, minSizeBytes, maxSizeBytes, maxFiles };
  const [drag, setDrag] = useState<DragVerdict>();
  const [rejections, setRejections] = useState<FileRejection[]>([]);
  const [hasReadError, setHasReadError] = useState(false);

  const zone = useDropzone({
    disabled,
    noClick: true,
    noKeyboard: true,
    onDrop: (files: File[]) => {
      const { accepted, rejected } = sortFiles(files, rules);
      const refused = rejected.map(({ file, reason }) => ({ file, reason, message: rejectionText(reason, rules) }));
      setHasReadError(false);
      setRejections(refused);
      if (accepted.length > 0) onFiles(accepted);
      if (refused.length > 0) onReject?.(refused);
    },
    onError: () => setHasReadError(true),
  });

  return {
    state: stateOf(zone, drag),
    drag,
    dragRejection: drag?.reason && rejectionText(drag.reason, rules),
    rejections,
    readError: hasReadError ? readErrorText : undefined,
    open: zone.open,
    changeAndFocus: (change) => {
      const root = zone.rootRef.current;
      const hadFocus = root?.contains(document.activeElement);
      flushSync(change);
      if (hadFocus && !root?.contains(document.activeElement)) root?.querySelector('button')?.focus();
    },
    attributes,
    rootProps: zone.getRootProps({
      role: 'group',
      ...attributes,
      onDragEnter: (event: DragEvent<HTMLDivElement>) => {
        attributes.onDragEnter?.(event);
        // Read the items now: the browser clears them when the event is over.
        setDrag(dragVerdict(event.dataTransfer?.items ?? [], rules));
      },
    }) as ComponentPropsWithRef<'div'>,
    rootRef: zone.rootRef as RefObject<HTMLDivElement>,
    inputProps: zone.getInputProps({
      accept: [...new Set([...accept, ...acceptedExtensions(accept)])].join(',') || undefined,
      multiple: maxFiles > 1,
      'aria-hidden': true,
    }),
  };
}

function stateOf(
  zone: { isFileDialogActive: boolean; isProcessing: boolean; isDragActive: boolean; isDragGlobal: boolean },
  drag: DragVerdict | undefined,
): FileDropState {
  if (zone.isFileDialogActive) return 'dialog';
  if (zone.isProcessing) return 'reading';
  if (zone.isDragActive && drag) return drag.verdict;
  return zone.isDragGlobal ? 'ready' : 'idle';
}
