import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { refreshProjects } from '../../data/index.ts';
import { updateInspectionFlow } from '../../uploads/index.ts';
import { useInspectionUploads } from './useInspectionUploads.ts';

/** Saves what changed of an inspection and starts the upload of what was added. */
export function useUpdateInspection(id: string) {
  const send = useSend();
  const uploads = useInspectionUploads();
  const client = useQueryClient();
  return useMutation({ mutationFn: updateInspectionFlow(send, uploads, id), onSuccess: () => refreshProjects(client) });
}
