import { projectChanges } from '@inspection-studio/domain/calls';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import type { SeenTag } from './edit.ts';
import { forget } from './forget.ts';
import { assetKeys, captureDataKeys, projectKeys } from './keys.ts';
import { projectQuery, refreshProject, refreshProjects } from './projects.ts';
import { refresh } from './refresh.ts';

/** Query of a change that may interrupt a running upload; without it, the server refuses such a change. */
const interrupting = (isConfirmed: boolean) => isConfirmed && { query: { interruptUploads: true } };

/**
 * Sends a draft for processing. Sets it to Queued in the cache before the refetch. After a
 * refusal, refreshes the inspection: somebody may have started an upload.
 */
export const processProject = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: (interruptsUploads: boolean) =>
      send(projectChanges.processProject, { params: { id }, ...interrupting(interruptsUploads) }),
    onError: () => refreshProject(client, id),
    onSuccess: () => {
      client.setQueryData(
        projectQuery(send, id).queryKey,
        (project) => project && { ...project, status: 'Queued' as const },
      );
      return refreshProjects(client);
    },
  });

/** After a refusal, refreshes the inspection: somebody may have started an upload. */
export const deleteProject = (send: Send, client: QueryClient, id: string, interruptsUploads: boolean) =>
  mutationOptions({
    mutationFn: async (etag: SeenTag) =>
      send(projectChanges.deleteProject, { params: { id }, ...interrupting(interruptsUploads), ifMatch: await etag }),
    onError: () => refreshProject(client, id),
    onSuccess: async () => {
      await forget(client, projectKeys.one(id));
      await forget(client, captureDataKeys.one(id));
      await refresh(client, projectKeys.all, assetKeys.all);
    },
  });
