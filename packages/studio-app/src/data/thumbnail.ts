import { imageChanges } from '@inspection-studio/domain/calls';
import type { ThumbnailKind } from '@inspection-studio/domain/images';
import { thumbnailChange, type ThumbnailFormValue } from '@inspection-studio/domain/shared';
import { type Send, StudioError } from '../api/index.ts';

/** A saved record, with the error of its thumbnail upload, which is a separate call. */
export interface Saved<T> {
  record: T;
  thumbnailError: StudioError | null;
}

/** Uploads or removes a record's thumbnail; does nothing when it did not change. */
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

/** Saves the thumbnail and returns the record with the error, if any. */
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
