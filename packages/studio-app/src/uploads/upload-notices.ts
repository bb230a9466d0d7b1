import { batchText, isInProgress, type UploadBatch, type UploadState } from '@inspection-studio/domain/uploads';
import { waitingText } from './waiting-text.ts';

/** What a person who looks at another tab is told about. */
export interface UploadNotice {
  /** Replaces an earlier notice with the same tag. */
  tag: string;
  title: string;
  body: string;
}

type Uploads = Pick<UploadState, 'batches' | 'waitingFor'>;

/** Returns what has happened between two states: batches that were completed or have failed, and uploads that wait. */
export function noticesBetween(before: Uploads, now: Uploads): UploadNotice[] {
  const earlier = new Map(before.batches.map((batch) => [batch.id, batch]));
  const ended = now.batches.flatMap((batch): UploadNotice[] => {
    const known = earlier.get(batch.id);
    if (!known || !isInProgress(known) || isInProgress(batch)) return [];
    return [{ tag: batch.id, title: batch.inspectionName, body: endText(batch) }];
  });
  const waiting = now.waitingFor !== before.waitingFor && now.batches.some(isInProgress) && waitingText(now.waitingFor);
  return waiting ? [...ended, { tag: 'waiting', title: 'Uploads', body: waiting }] : ended;
}

const endText = (batch: UploadBatch): string =>
  batch.stage === 'MissingFiles' ? 'Other files of this inspection have not arrived.' : batchText(batch, null);

/** The part of the browser's notifications that is used. */
type Notify = (title: string, options: { tag: string; body: string }) => { onclick: unknown; close: () => void };

/**
 * Notifies a person who looks at another tab or window, if they want it and the browser allows it. Clicking a notice shows
 * this tab.
 *
 * @returns a function to call with each new state
 */
export function notifyOfUploads({
  isWanted,
  page = document,
  notify = (title, options) => new Notification(title, options),
}: {
  isWanted: () => boolean;
  page?: Pick<Document, 'visibilityState'>;
  notify?: Notify;
}): (now: Uploads) => void {
  let before: Uploads = { batches: [], waitingFor: null };
  return (now) => {
    const notices = noticesBetween(before, now);
    before = now;
    if (page.visibilityState === 'visible' || !isWanted()) return;
    for (const { title, ...options } of notices) {
      const notice = notify(title, options);
      notice.onclick = () => {
        window.focus();
        notice.close();
      };
    }
  };
}
