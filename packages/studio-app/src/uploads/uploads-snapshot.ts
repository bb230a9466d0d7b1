import { NO_UPLOADS, type UploadState } from '@inspection-studio/domain';
import type { WaitingFor } from './sending-conditions.ts';

/** What the tray draws from. Batches that did not change keep their identity. */
export interface UploadsSnapshot extends UploadState {
  /** Milliseconds a batch still needs, by its id; absent while unknown. */
  remainingMs: Readonly<Record<string, number>>;
  /** What a batch waits for that would go on otherwise, by its id. */
  waitingFor: Readonly<Record<string, WaitingFor>>;
}

/** Before anything is uploaded. */
export const EMPTY_SNAPSHOT: UploadsSnapshot = { ...NO_UPLOADS, remainingMs: {}, waitingFor: {} };
