/** An unfinished upload, as kept in this browser. */
export interface KeptUpload {
  /** Id of the upload. */
  id: string;
  /** Id of the person who sends it. */
  userId: string;
  inspectionId: string;
  /** Whether the inspection is sent for processing afterwards. */
  process: boolean;
  /** When this browser began or continued it, in milliseconds since 1970. */
  begunMs: number;
  /** Ids of the files that were on their way: their bytes may have arrived although nobody confirmed them. */
  inFlight: readonly string[];
}

/** Unfinished uploads and forms are kept for this long. */
export const KEPT_MS = 14 * 24 * 60 * 60_000;

/** Name of the database in which this browser keeps uploads, files and forms across reloads and crashes. */
export const JOURNAL_NAME = 'studio.uploads';
