import { projectChanges } from '@inspection-studio/domain';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { assetKeys, projectKeys } from './keys.ts';
import { projectQuery, refreshProjects } from './projects.ts';
import { refresh } from './refresh.ts';

/** Sends a draft for processing. Sets it to Queued in the cache before the refetch (S17). */
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
    // Its own screen is still open and would refetch it: see forgetProject.
    onSuccess: () => refresh(client, projectKeys.lists, assetKeys.all),
  });

/** Removes a deleted inspection from the cache, after its screen is closed. */
export const forgetProject = (client: QueryClient, id: string): void =>
  client.removeQueries({ queryKey: projectKeys.one(id) });
