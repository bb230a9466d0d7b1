import { captureDataReads } from '@inspection-studio/domain/calls';
import { queryOptions } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { captureDataKeys } from './keys.ts';

/** Capture data of an inspection; `null` when there is none. */
export const captureDataQuery = (send: Send, projectId: string) =>
  queryOptions({
    queryKey: captureDataKeys.one(projectId),
    queryFn: ({ signal }) => send(captureDataReads.getCaptureData, { params: { id: projectId }, signal }),
  });
