'use client';
import { useState, type ComponentPropsWithRef, type DragEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useDropzone } from 'react-dropzone';
import { acceptedExtensions } from './accepted-types.js';
import { dragVerdict, type DragVerdict } from './drag-verdict.js';
import { rejectionMessage, type FileLimits, type RejectionReason } from './rejection-message.js';
import { sortFiles } from './sort-files.js';

/**
 * idle · ready: files are dragged somewhere over the window · accept, reject: they are over this zone ·
 * dialog: the file dialog is open · reading: what was dropped is being read
 */
export type FileDropState = 'idle' | 'ready' | 'accept' | 'reject' | 'dialog' | 'reading';

export interface FileRejection {
  file: File;
  reason: RejectionReason;
  message: string;
}

export interface FileDropOptions {
  /** MIME types and extensions mixed, as in the HTML attribute: 'image/jpeg', 'video/*', '.h264'. Empty takes any. */
  accept?: readonly string[];
  /** @default 0 */
  minSizeBytes?: number;
  /** Largest size that is still taken. @default Infinity */
  maxSizeBytes?: number;
  /** Most files at once; 1 takes one or none. @default Infinity */
  maxFiles?: number;
  disabled?: boolean;
  /** The accepted ones, never empty. Folders come flattened; .DS_Store and Thumbs.db are left out. */
  onFiles: (files: File[]) => void;
  /** The others, never empty. The field shows their messages by itself. */
  onReject?: (rejections: FileRejection[]) => void;
  /** Words of a rejection. @default the drop zone's own texts, such as 'Too many files' (UPL-043..046) */
  rejectionText?: (reason: RejectionReason, limits: FileLimits) => string;
  /** Shown when a folder or file cannot be read. @default 'The files could not be read.' */
  readErrorText?: string;
}

/** Attributes of the element that files are dropped on. */
export type FileDropAttributes = Omit<ComponentPropsWithRef<'div'>, 'onDrop' | 'children' | 'defaultValue'>;

/** Dropping, pasting and choosing files: our rules around the browser's events. */
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
}: FileDropOptions & FileDropAttributes) {
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
    /** Why the dragged files would be refused. */
    dragRejection: drag?.reason && rejectionText(drag.reason, rules),
    rejections,
    readError: hasReadError ? readErrorText : undefined,
    open: zone.open,
    /** Changes what is shown. Focus whose button is gone goes to the first button of what is shown then. */
    changeAndFocus: (change: () => void) => {
      const root = zone.rootRef.current;
      const hadFocus = root?.contains(document.activeElement);
      flushSync(change);
      if (hadFocus && !root?.contains(document.activeElement)) root?.querySelector('button')?.focus();
    },
    /** The caller's attributes for the element. */
    attributes,
    /** `attributes` and the handlers for dropping and pasting. */
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
    /** For a hidden `<input>`; people reach the file dialog by a button that calls `open`. */
    inputProps: zone.getInputProps({
      accept: [...new Set([...accept, ...acceptedExtensions(accept)])].join(',') || undefined,
      multiple: maxFiles > 1,
      'aria-hidden': true,
    }),
  };
}

export type FileDrop = ReturnType<typeof useFileDrop>;

function stateOf(
  zone: { isFileDialogActive: boolean; isProcessing: boolean; isDragActive: boolean; isDragGlobal: boolean },
  drag: DragVerdict | undefined,
): FileDropState {
  if (zone.isFileDialogActive) return 'dialog';
  if (zone.isProcessing) return 'reading';
  if (zone.isDragActive && drag) return drag.verdict;
  return zone.isDragGlobal ? 'ready' : 'idle';
}
