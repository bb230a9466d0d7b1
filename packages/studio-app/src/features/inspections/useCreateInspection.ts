import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '../../api/index.ts';
import { refreshProjects } from '../../data/index.ts';
import { createInspectionFlow } from '../../uploads/index.ts';
import { useInspectionUploads } from './useInspectionUploads.ts';

/** Saves a new inspection and starts its upload; one wizard makes one inspection, however often it is saved. */
export function useCreateInspection() {
  const send = useSend();
  const uploads = useInspectionUploads();
  const client = useQueryClient();
  const [mutationFn] = useState(() => createInspectionFlow(send, uploads));
  return useMutation({ mutationFn, onSuccess: () => refreshProjects(client) });
}
