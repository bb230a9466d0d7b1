import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '../../api/index.ts';
import { refreshProjects } from '../../data/index.ts';
import { createInspectionFlow, useImageUploads } from '../../uploads/index.ts';
import { UploadTray } from '../../widgets/upload-tray/UploadTray.tsx';

/** Saves a new inspection and starts its upload. Saving the same wizard again changes the same inspection. */
export function useCreateInspection() {
  const send = useSend();
  const uploads = useImageUploads(UploadTray);
  const client = useQueryClient();
  const [mutationFn] = useState(() => createInspectionFlow(send, uploads));
  return useMutation({ mutationFn, onSuccess: () => refreshProjects(client) });
}
