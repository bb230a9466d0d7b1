import { uploadChanges } from '@inspection-studio/domain/calls';
import type { ProjectDetail } from '@inspection-studio/domain/inspections';
import type { Send } from '../api/index.ts';
import type { KeptUpload } from './kept-upload.ts';
import type { UploadLocks } from './upload-locks.ts';

/**
 * Ends uploads of this browser that the server still counts as running although their tab is gone, for example because the
 * browser crashed. Otherwise they would block their inspections until they expire.
 *
 * @returns the ids of their inspections
 */
export async function endDeadUploads(
  send: Send,
  locks: Pick<UploadLocks, 'read'>,
  kept: readonly Pick<KeptUpload, 'id'>[],
  inspections: readonly Pick<ProjectDetail, 'id' | 'uploads'>[],
): Promise<string[]> {
  const ids = new Set(kept.map(({ id }) => id));
  const counted = inspections.flatMap(({ id, uploads }) =>
    uploads.filter((upload) => ids.has(upload.id)).map(({ id: uploadId }) => ({ id, uploadId })),
  );
  if (counted.length === 0) return [];
  const alive = await locks.read();
  const dead = alive ? counted.filter(({ uploadId }) => !alive.has(uploadId)) : [];
  const ended = dead.map(async (params) => {
    await send(uploadChanges.endUpload, { params });
    return params.id;
  });
  // Those that fail expire.
  return (await Promise.allSettled(ended)).flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []));
}
