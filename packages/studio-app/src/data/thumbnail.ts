import { imageChanges, thumbnailChange, type ThumbnailFormValue, type ThumbnailKind } from '@inspection-studio/domain';
import { type Send, StudioError } from '../api/index.ts';

/** A saved record; its picture has a call of its own, which may fail while the record is safe. */
export interface Saved<T> {
  record: T;
  thumbnailError: StudioError | null;
}

/**
 * Sends what a form says about a record's picture; nothing when it did not change.
 *
 * @see CALL-051..060, N104
 */
export async function sendThumbnail(
  send: Send,
  type: ThumbnailKind,
  id: string,
  value: ThumbnailFormValue,
): Promise<void> {
  const change = thumbnailChange(value);
  if (change === 'keep') return;
  await send(imageChanges.uploadThumbnail, {
    payload: { id, type, isRemoving: change === 'remove', file: value.file ?? undefined },
  });
}

/** The record together with what became of its picture. */
export async function withThumbnail<T extends { id: string }>(
  send: Send,
  type: ThumbnailKind,
  record: T,
  value: ThumbnailFormValue,
): Promise<Saved<T>> {
  try {
    await sendThumbnail(send, type, record.id, value);
    return { record, thumbnailError: null };
  } catch (error) {
    return { record, thumbnailError: StudioError.from(error) };
  }
}
