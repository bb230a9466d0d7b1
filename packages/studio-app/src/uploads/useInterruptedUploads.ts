import type { ProjectDetail } from '@inspection-studio/domain/inspections';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { logError, StudioError, useSend } from '../api/index.ts';
import { projectKeys } from '../data/index.ts';
import { endDeadUploads } from './end-dead-uploads.ts';
import { type InterruptedUpload, interruptedUploads, isContinuable } from './interrupted-uploads.ts';
import { JOURNAL_KEY } from './kept-uploads.ts';
import { uploadJournal } from './upload-journal.ts';
import { uploadLocks } from './upload-locks.ts';
import { useKeptHandles } from './useKeptHandles.ts';
import { useKeptInspections } from './useKeptInspections.ts';

/**
 * Returns the uploads of this browser and person that were interrupted and that no tab has continued, oldest first. Removes
 * those that are over, and ends those that the server still counts as running.
 */
export function useInterruptedUploads(): InterruptedUpload[] {
  const send = useSend();
  const client = useQueryClient();
  const { kept, ids, queries } = useKeptInspections();
  const handles = useKeptHandles(ids);
  const inspections = queries.flatMap(({ data }) => data ?? []);

  const over = ids.filter((_id, index) => isOver(queries[index]?.data, queries[index]?.error));
  const gone = kept.filter(({ inspectionId }) => over.includes(inspectionId)).map(({ id }) => id);
  const goneIds = gone.join();
  const removeGone = useEffectEvent(() => {
    if (gone.length === 0) return;
    const refetch = () => client.invalidateQueries({ queryKey: JOURNAL_KEY });
    void uploadJournal.remove(gone).then(refetch).catch(logError);
  });
  useEffect(() => removeGone(), [goneIds]);

  const counted = inspections.flatMap(({ uploads }) => uploads).filter(({ id }) => kept.some((one) => one.id === id));
  const countedIds = counted.map(({ id }) => id).join();
  const endDead = useEffectEvent(() => {
    void endDeadUploads(send, uploadLocks, kept, inspections).then((changed) => {
      for (const id of changed) void client.invalidateQueries({ queryKey: projectKeys.one(id) });
    });
  });
  useEffect(() => endDead(), [countedIds]);

  // What offers them needs the handles, which are read meanwhile.
  return handles ? interruptedUploads(kept, inspections) : [];
}

/** Whether there is nothing to continue any more: it has arrived, was sent or deleted, or belongs to someone else. */
function isOver(inspection: ProjectDetail | undefined, error: unknown): boolean {
  if (inspection) return !isContinuable(inspection);
  return error instanceof StudioError && (error.status === 403 || error.status === 404);
}
