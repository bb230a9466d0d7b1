import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '../../api/index.ts';
import { refreshProjects } from '../../data/index.ts';
import { createInspectionFlow, type SaveAttempt, useImageUploads } from '../../uploads/index.ts';
import { UploadTray } from '../../widgets/upload-tray/UploadTray.tsx';

/**
 * Saves a new inspection and starts its upload. Saving the same wizard again changes the same inspection, until it starts
 * over.
 *
 * @param attempt attempt of an earlier page, which the first save repeats
 */
export function useCreateInspection(attempt: SaveAttempt | undefined) {
  const send = useSend();
  const uploads = useImageUploads(UploadTray);
  const client = useQueryClient();
  const [mutationFn, setFlow] = useState(() => createInspectionFlow(send, uploads, attempt));
  const { mutateAsync: save } = useMutation({ mutationFn, onSuccess: () => refreshProjects(client) });
  return { save, startOver: () => setFlow(() => createInspectionFlow(send, uploads)) };
}
