import { imageChanges } from '@inspection-studio/domain/calls';
import { fileMessages } from '@inspection-studio/domain/errors';
import type { ThumbnailKind } from '@inspection-studio/domain/images';
import { type FileLike, thumbnailChange, type ThumbnailFormValue } from '@inspection-studio/domain/shared';
import { type Send, StudioError } from '../api/index.ts';

const TOO_LARGE_STATUS = 413;

/** A picture of a form; one of the browser can be read. */
type Picture = FileLike & Partial<Pick<File, 'slice'>>;

/** A saved record, with the error of its thumbnail upload, which is a separate call. */
export interface Saved<T> {
  record: T;
  thumbnailError: StudioError | null;
}

/** @throws StudioError with the name of a picture that was moved, deleted or changed since it was chosen */
async function requireReadable(file: Picture): Promise<void> {
  try {
    await file.slice?.(0, 1).arrayBuffer();
  } catch (cause) {
    throw new StudioError(`${file.name}: ${fileMessages.changed}`, { cause });
  }
}

async function sendPicture(send: Send, type: ThumbnailKind, id: string, file: Picture): Promise<void> {
  try {
    await send(imageChanges.uploadThumbnail, { payload: { id, type, isRemoving: false, file } });
  } catch (error) {
    // A file that is gone also looks like a network error.
    await requireReadable(file);
    if (!(error instanceof StudioError) || error.status !== TOO_LARGE_STATUS) throw error;
    throw new StudioError(`${file.name}: ${fileMessages.tooLarge}`, { status: TOO_LARGE_STATUS, cause: error });
  }
  await requireReadable(file);
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
  if (value.file) return sendPicture(send, type, id, value.file);
  await send(imageChanges.uploadThumbnail, { payload: { id, type, isRemoving: true, file: undefined } });
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
