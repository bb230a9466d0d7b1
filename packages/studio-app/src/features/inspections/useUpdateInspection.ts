import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { refreshProjects } from '../../data/index.ts';
import { updateInspectionFlow, useImageUploads } from '../../uploads/index.ts';
import { UploadTray } from '../../widgets/upload-tray/UploadTray.tsx';

/** Saves the changes of an inspection and uploads the added files. */
export function useUpdateInspection(id: string) {
  const send = useSend();
  const uploads = useImageUploads(UploadTray);
  const client = useQueryClient();
  return useMutation({ mutationFn: updateInspectionFlow(send, uploads, id), onSuccess: () => refreshProjects(client) });
}
