import { projectChanges } from '@inspection-studio/domain';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { assetKeys, projectKeys } from './keys.ts';
import { projectQuery, refreshProjects } from './projects.ts';
import { refresh } from './refresh.ts';

/** Sends a Draft for processing; it stands as queued before it is read again (S17). */
export const processProject = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: () => send(projectChanges.processProject, { params: { id } }),
    onSuccess: () => {
      client.setQueryData(
        projectQuery(send, id).queryKey,
        (project) => project && { ...project, status: 'Queued' as const },
      );
      return refreshProjects(client);
    },
  });

export const deleteProject = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: () => send(projectChanges.deleteProject, { params: { id } }),
    // Its own screen still stands and would ask for it again: see forgetProject.
    onSuccess: () => refresh(client, projectKeys.lists, assetKeys.all),
  });

/** Drops a deleted inspection from the cache, once its screen is left. */
export const forgetProject = (client: QueryClient, id: string): void =>
  client.removeQueries({ queryKey: projectKeys.one(id) });
