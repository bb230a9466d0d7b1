import type { KnownInspection } from '@inspection-studio/domain/inspections';
import type { ExitCode } from '../exit-codes.ts';
import type { FolderFinding } from '../files/preflight-files.ts';
import type { LeftOutFile } from '../files/read-folder.ts';
import type { RefusedFile } from '../files/sort-files.ts';

/** How far an upload is. */
export interface Progress {
  uploaded: number;
  total: number;
  uploadedBytes: number;
  totalBytes: number;
  /** Estimated milliseconds; null while unknown. */
  remainingMs: number | null;
}

/** A new file that other inspections of the asset have. */
export interface KnownFile {
  /** Path below the folder, with slashes. */
  path: string;
  inspections: readonly KnownInspection[];
  /** Whether one of them has it stored; otherwise it is still uploading there. */
  isStored: boolean;
  /** Whether it is left out, because of `--skip-known`. */
  isLeftOut: boolean;
}

/** What is going to be sent. */
export interface Plan {
  asset: { id: string; name: string };
  /** The id is null until the inspection is created. */
  inspection: { id: string | null; name: string };
  /** Paths of the files that are sent. */
  files: readonly string[];
  bytes: number;
  /** Number of files of the folder that have arrived earlier. */
  stored: number;
  /** Number of files of the folder that another upload is sending now. */
  arriving: number;
  /** Files that other inspections of the asset have; null if the studio could not say it. */
  known: readonly KnownFile[] | null;
  /** Files that cannot be used. They fail the command. */
  refused: readonly RefusedFile[];
  /** What should be looked at before the upload; only a dry run looks. */
  findings: readonly FolderFinding[];
  /** Files that nobody means to upload: those of the system, and the index of a camera. */
  leftOut: readonly LeftOutFile[];
  /** Files of other types. */
  skipped: readonly RefusedFile[];
  /** Names of registered files that never arrived and are not in the folder. */
  missing: readonly string[];
}

/** What the command reports while it is running. README.md documents the JSON form of each. */
export type ReportEvent =
  | ({ event: 'planned'; isDryRun: boolean } & Plan)
  | { event: 'created'; inspection: { id: string; name: string } }
  | ({ event: 'progress' } & Progress)
  | { event: 'uploaded'; path: string }
  | { event: 'failed'; path: string; reason: string }
  | { event: 'waiting' }
  | { event: 'watching'; folder: string }
  | { event: 'stopping' }
  | {
      event: 'finished';
      exitCode: ExitCode;
      inspectionId: string | null;
      uploaded: number;
      failed: number;
      /** Whether the inspection is sent for processing. */
      isSent: boolean;
      /** Why it ended without everything; null if nothing is left. */
      message: string | null;
    }
  | { event: 'error'; exitCode: ExitCode; message: string };

/** Receives what the command reports. */
export type Report = (event: ReportEvent) => void;
