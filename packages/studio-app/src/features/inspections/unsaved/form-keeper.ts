import { measureFiles } from '@inspection-studio/design-system';
import { hashKey } from '@tanstack/react-query';
import { logError, nextTask, wait } from '../../../api/index.ts';
import { FILES_MAX, type FormJournal, type FormPlace } from '../../../uploads/index.ts';
import type { Unsaved } from './entered.ts';
import { type FormFile, isSamePart, toKeptFile } from './form-files.ts';

/** Longest time between a change and its record, in milliseconds. */
export const KEEP_AFTER_MS = 500;

/** Longest time that keeping at once takes, in milliseconds. */
const WAIT_MS = 2000;

/** What is kept of a wizard. */
export interface KeptContent {
  content: Unsaved;
  picture: File | null;
  /** `null` while it is not known which files are awaited: those that are kept stay as they are. */
  files: readonly FormFile[] | null;
}

/** Keeps a form that is not saved in this browser. */
export interface FormKeeper {
  /** The form has changed. It is written in half a second, with all changes until then. */
  changed: () => void;
  /** Writes what has changed at once, because the page is left. */
  flush: () => void;
  /** Writes what has changed at once. Takes until texts and choices are written, or cannot be; two seconds at most. */
  keep: () => Promise<void>;
  /** Removes what is kept. Later changes are kept again. */
  remove: () => void;
  /** Writes no more. What is kept stays. */
  stop: () => void;
}

export interface FormKeeperOptions {
  journal: FormJournal;
  place: FormPlace;
  /** Names the files that this keeper writes. */
  writer: string;
  /** What is kept of the form already, and since when. */
  known: { content: Unsaved; writtenMs: number } | null;
  /** Returns what to keep; `null` if there is nothing that saving would save. */
  contentOf: () => KeptContent | null;
}

/**
 * Writes texts and choices as one record, and files in parts of their own, of which only those are written again that have
 * changed. Between two parts, the page can respond.
 */
export function createFormKeeper({ journal, place, writer, known, contentOf }: FormKeeperOptions): FormKeeper {
  let kept = known;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let writingContent = Promise.resolve();
  let keptPicture: File | null | undefined;
  let parts: (readonly FormFile[])[] = [];
  /** The last files to write take the place of earlier ones that are not written yet. */
  let turn = 0;
  let writingFiles = Promise.resolve();

  const stopTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  function write(): void {
    stopTimer();
    const latest = contentOf();
    if (!latest) {
      if (kept) remove();
      return;
    }
    const { content, picture, files } = latest;
    const before = kept;
    if (!before || !isSame(content, before.content)) {
      // What it began with and the attempt to save it are not entered by the user.
      const { entered, step, sendForProcessing } = content;
      const isOld = before && isSame({ ...before.content, entered, step, sendForProcessing }, before.content);
      kept = { content, writtenMs: isOld ? before.writtenMs : Date.now() };
      writingContent = journal.write(place, { ...kept, writer }).catch(logError);
    }
    if (picture !== keptPicture) journal.writePicture(place, (keptPicture = picture)).catch(logError);
    if (files) writingFiles = writeFiles(files, (turn += 1), writingFiles).catch(logError);
  }

  async function writeFiles(files: readonly FormFile[], own: number, before: Promise<void>): Promise<void> {
    await before;
    const written = parts;
    for (let start = 0; start < files.length; start += FILES_MAX) {
      const part = files.slice(start, start + FILES_MAX);
      if (isSamePart(written[start / FILES_MAX], part)) continue;
      await measureFiles(part.flatMap(({ source }) => (source instanceof File ? [source] : [])));
      if (own !== turn) return;
      await journal.writeFiles(place, writer, start / FILES_MAX, part.map(toKeptFile));
      written[start / FILES_MAX] = part;
      await nextTask();
    }
    if (own !== turn) return;
    written.length = Math.ceil(files.length / FILES_MAX);
    await journal.removeFiles(place, writer, written.length);
  }

  function remove(): void {
    stopTimer();
    turn += 1;
    kept = null;
    keptPicture = undefined;
    parts = [];
    writingFiles = writingFiles.then(() => journal.remove(place)).catch(logError);
  }

  return {
    changed: () => {
      if (!isStopped) timer ??= setTimeout(write, KEEP_AFTER_MS);
    },
    flush: () => {
      if (timer !== undefined) write();
    },
    keep: async () => {
      if (isStopped) return;
      write();
      await Promise.race([writingContent, wait(WAIT_MS)]);
    },
    remove,
    stop: () => {
      isStopped = true;
      stopTimer();
    },
  };
}

const isSame = (one: Unsaved, other: Unsaved): boolean => hashKey([one]) === hashKey([other]);
