import { DEFAULT_ERROR_MESSAGE, errorMessage, fileMessages } from '@inspection-studio/domain/errors';
import type { SourceFault } from '@inspection-studio/domain/uploads';
import { StudioError } from '../api/index.ts';
import { StorageError } from './file-transport.ts';
import { kindOf } from './with-retries.ts';

/** Shown when a call got no response. */
const NO_ANSWER = 'The connection was lost.';
/** Shown when the transfer of a file got no response. While the studio does not answer, transfers wait and do not fail. */
const CUT =
  'The connection was cut several times, although the studio answers. Retry, or use another network. If that does not help, ask an administrator to check proxies and firewalls.';
/** Names of the errors that browsers throw for a file that cannot be read from the disk. */
const FAULTS = new Map<string, SourceFault>([
  ['NotFoundError', 'notFound'],
  ['NotReadableError', 'changed'],
]);

/** Returns what is wrong with a file on the disk; null when its upload failed for another reason. */
export const sourceFault = (error: unknown): SourceFault | null =>
  (error instanceof DOMException && FAULTS.get(error.name)) || null;

/** Returns why an upload failed and what to do, as shown beside the name of the file. */
export function failureReason(error: unknown): string {
  if (kindOf(error) === 'network') return error instanceof StorageError ? CUT : NO_ANSWER;
  if (error instanceof StorageError) {
    if (error.isMismatch) return fileMessages.mismatch;
    const message = errorMessage({ status: error.status ?? undefined });
    if (message !== DEFAULT_ERROR_MESSAGE) return message;
    // The catalogue has no sentence for some statuses, such as 507 of a full disk.
    return error.answer ?? (error.status === 413 ? fileMessages.tooLarge : message);
  }
  const fault = sourceFault(error);
  if (fault) return fileMessages[fault];
  if (!(error instanceof StudioError)) return DEFAULT_ERROR_MESSAGE;
  return error.code === null && error.reasons.length > 0 ? error.reasons.join(' ') : error.message;
}
