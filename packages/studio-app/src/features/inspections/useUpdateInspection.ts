import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '../../api/index.ts';
import { refreshProject, refreshProjects } from '../../data/index.ts';
import { updateInspectionFlow, useImageUploads } from '../../uploads/index.ts';
import { UploadTray } from '../../widgets/upload-tray/UploadTray.tsx';

/**
 * Saves the changes of an inspection and uploads the added files. After a refusal, refreshes the inspection: somebody may
 * have started an upload.
 */
export function useUpdateInspection(id: string) {
  const send = useSend();
  const uploads = useImageUploads(UploadTray);
  const client = useQueryClient();
  const [mutationFn] = useState(() => updateInspectionFlow(send, uploads, id));
  return useMutation({
    mutationFn,
    onError: () => refreshProject(client, id),
    onSuccess: () => refreshProjects(client),
  });
}
