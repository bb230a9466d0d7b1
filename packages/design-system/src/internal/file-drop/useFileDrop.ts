'use client';
import { useState, type ComponentPropsWithRef, type DragEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useDropzone } from 'react-dropzone';
import { useStableCallback } from '../useStableCallback.js';
import { dialogTypes } from './accepted-types.js';
import { dragVerdict, type DragVerdict } from './drag-verdict.js';
import { measureFiles } from './measure-files.js';
import { measureCompared } from './read-files.js';
import { rejectionMessage, type FileLimits, type RejectionReason } from './rejection-message.js';
import { type KnownFile, splitRepeated } from './repeated-files.js';
import { sortFiles } from './sort-files.js';
import { type DropOrder, useDropQueue } from './useDropQueue.js';

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
  /**
   * The files that were added before. Dropping one of them again asks whether to add it twice. A file is the same if
   * name, size and date are equal.
   *
   * @default []
   */
  known?: readonly KnownFile[];
  /**
   * Leaves files out before others are accepted or rejected, without an error. Returns the other ones, and a text that says
   * how many are left out and why, which the field shows. Reading the size of 10,000 files takes a second: judge by names
   * where many files are added.
   */
  leaveOut?: (files: readonly File[]) => { kept: readonly File[]; text: string | undefined };
  /**
   * Whether files must arrive with all that cameras wrote into them. The picture chooser of Android removes positions, so its
   * file chooser opens instead.
   *
   * @default false
   */
  keepsMetadata?: boolean;
  /** Whether files can neither be dropped nor chosen. @default false */
  disabled?: boolean;
  /**
   * Called with the accepted files, at least one. Folders are flattened; .DS_Store and Thumbs.db are always left out.
   *
   * Reading a large folder takes time, in which more files can be dropped and the field can unmount. Add the files to
   * your latest value, for example with `setFiles((latest) => [...latest, ...files])`.
   */
  onFiles: (files: File[]) => void;
  /**
   * Called when files are dropped, pasted or chosen, before they are read.
   *
   * @param finished resolves after `onFiles` and `onReject`
   */
  onReading?: (finished: Promise<void>) => void;
  /** Called with the rejected files, at least one. The field already shows their messages. */
  onReject?: (rejections: FileRejection[]) => void;
  /** Returns the message for a rejected file. @default the built-in messages */
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
  /** Texts about files of the last drop that were left out. */
  leftOut: readonly string[];
  /** Dropped files that were added before, and wait for an answer. */
  repeated: readonly File[];
  /** Adds the repeated files again. */
  addRepeated: () => void;
  /** Leaves the repeated files out. */
  skipRepeated: () => void;
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

const NONE: readonly never[] = [];

/** Handles dropping, pasting and choosing files. */
export function useFileDrop({
  accept = [],
  minSizeBytes = 0,
  maxSizeBytes = Infinity,
  maxFiles = Infinity,
  known = NONE,
  leaveOut,
  keepsMetadata = false,
  disabled = false,
  onFiles,
  onReading,
  onReject,
  rejectionText = rejectionMessage,
  readErrorText = 'The files could not be read.',
  ...attributes
}: FileDropOptions & FileDropAttributes): FileDrop {
  const rules = { accept, minSizeBytes, maxSizeBytes, maxFiles };
  const [drag, setDrag] = useState<DragVerdict>();
  const [rejections, setRejections] = useState<readonly FileRejection[]>(NONE);
  const [leftOut, setLeftOut] = useState<readonly string[]>(NONE);
  const [repeated, setRepeated] = useState<readonly File[]>(NONE);
  const [hasReadError, setHasReadError] = useState(false);
  const latest = useStableCallback(() => ({ rules, known, leaveOut, onFiles, onReject, rejectionText }));

  async function deliver(files: File[], { isContinued, isFollowed }: DropOrder): Promise<void> {
    const isLimited = minSizeBytes > 0 || maxSizeBytes < Infinity;
    if (isLimited) await measureFiles(files);
    await measureCompared(files, () => latest().known);
    // Other files may have been added or removed while these were read.
    const now = latest();
    const { kept, text } = now.leaveOut?.(files) ?? { kept: files };
    const { accepted, rejected } = sortFiles(kept, now.rules);
    const added = splitRepeated(accepted, now.known);
    const refused = rejected.map(({ file, reason }) => ({
      file,
      reason,
      message: now.rejectionText(reason, now.rules),
    }));
    if (!isContinued) setHasReadError(false);
    setRejections((shown) => (isContinued ? [...shown, ...refused] : refused));
    setLeftOut((shown) => [...(isContinued ? shown : NONE), ...(text === undefined ? NONE : [text])]);
    setRepeated((asked) => [...asked, ...splitRepeated(added.repeated, asked).fresh]);
    const publish = () => {
      if (added.fresh.length > 0) now.onFiles(added.fresh);
      if (refused.length > 0) now.onReject?.(refused);
    };
    // The next drop is compared with these files, so they are rendered first.
    if (isFollowed) flushSync(publish);
    else publish();
  }

  const queue = useDropQueue(deliver, ({ isContinued }) => {
    if (!isContinued) {
      setRejections(NONE);
      setLeftOut(NONE);
    }
    setHasReadError(true);
  });

  const zone = useDropzone({
    disabled,
    noClick: true,
    noKeyboard: true,
    // react-dropzone drops what it reads when another drop comes, and calls the functions of the render before. It also
    // reads the sizes of all files in one task. So it reads nothing.
    getFilesFromEvent: async (event) => {
      if ('type' in event && event.type !== 'dragenter') {
        const finished = queue.add(event);
        onReading?.(finished);
      }
      return [];
    },
  });

  const changeAndFocus = (change: () => void) => {
    const root = zone.rootRef.current;
    const hadFocus = root?.contains(document.activeElement);
    flushSync(change);
    if (hadFocus && !root?.contains(document.activeElement)) root?.querySelector('button')?.focus();
  };
  const endQuestion = (then?: () => void) =>
    changeAndFocus(() => {
      setRepeated(NONE);
      then?.();
    });

  return {
    state: stateOf(zone, queue.isReading, drag),
    drag,
    dragRejection: drag?.reason && rejectionText(drag.reason, rules),
    rejections,
    leftOut,
    repeated,
    addRepeated: () => endQuestion(() => onFiles([...repeated])),
    skipRepeated: () => endQuestion(),
    readError: hasReadError ? readErrorText : undefined,
    open: zone.open,
    changeAndFocus,
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
      accept: dialogTypes(accept, keepsMetadata && /Android/.test(navigator.userAgent)) || undefined,
      multiple: maxFiles > 1,
      'aria-hidden': true,
    }),
  };
}

function stateOf(
  zone: { isFileDialogActive: boolean; isDragActive: boolean; isDragGlobal: boolean },
  isReading: boolean,
  drag: DragVerdict | undefined,
): FileDropState {
  if (zone.isFileDialogActive) return 'dialog';
  // More files can be dropped while others are read.
  if (zone.isDragActive && drag) return drag.verdict;
  if (isReading) return 'reading';
  return zone.isDragGlobal ? 'ready' : 'idle';
}
