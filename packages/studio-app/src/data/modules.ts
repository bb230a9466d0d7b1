import { moduleReads } from '@inspection-studio/domain/calls';
import { queryOptions } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { projectKeys } from './keys.ts';

/** Registered files of an inspection, uploaded or not. */
export const moduleFilesQuery = (send: Send, id: string) =>
  queryOptions({
    queryKey: projectKeys.files(id),
    queryFn: ({ signal }) => send(moduleReads.getModules, { params: { id }, signal }),
  });
