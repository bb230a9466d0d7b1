import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '../../api/index.ts';
import { refreshProject, refreshProjects } from '../../data/index.ts';
import { type SaveAttempt, updateInspectionFlow, useImageUploads } from '../../uploads/index.ts';
import { UploadTray } from '../../widgets/upload-tray/UploadTray.tsx';

/**
 * Saves the changes of an inspection and uploads the added files. After a refusal, refreshes the inspection: somebody may
 * have started an upload.
 *
 * @param attempt attempt of an earlier page, which the first save repeats
 */
export function useUpdateInspection(id: string, attempt: SaveAttempt | undefined) {
  const send = useSend();
  const uploads = useImageUploads(UploadTray);
  const client = useQueryClient();
  const [mutationFn, setFlow] = useState(() => updateInspectionFlow(send, uploads, id, attempt));
  const { mutateAsync: save } = useMutation({
    mutationFn,
    onError: () => refreshProject(client, id),
    onSuccess: () => refreshProjects(client),
  });
  return { save, startOver: () => setFlow(() => updateInspectionFlow(send, uploads, id)) };
}
