import type { QueryClient } from '@tanstack/react-query';
import { projectKeys, refreshProjects } from '../data/index.ts';

/** Refreshes an inspection and the lists, after an upload to it has ended. */
export function refreshInspection(queryClient: QueryClient, id: string): void {
  void queryClient.invalidateQueries({ queryKey: projectKeys.one(id) });
  void refreshProjects(queryClient);
}
