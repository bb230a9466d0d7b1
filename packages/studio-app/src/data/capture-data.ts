import { calls, type CaptureDataForm, toCaptureDataPayload } from '@inspection-studio/domain';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { captureDataKeys } from './keys.ts';
import { refresh } from './refresh.ts';

/** The circumstances of an inspection's capture; `null` when none are recorded. @see spec 2 §7 "projects/{id}/capturedata" */
export const captureDataQuery = (send: Send, projectId: string) =>
  queryOptions({
    queryKey: captureDataKeys.one(projectId),
    queryFn: ({ signal }) => send(calls.getCaptureData, { params: { id: projectId }, signal }),
  });

/** Records capture data, or changes what is recorded. */
export const saveCaptureData = (send: Send, client: QueryClient, projectId: string, isRecorded: boolean) =>
  mutationOptions({
    mutationFn: (form: CaptureDataForm) => {
      const options = { params: { id: projectId }, payload: toCaptureDataPayload(form) };
      return isRecorded ? send(calls.updateCaptureData, options) : send(calls.createCaptureData, options);
    },
    onSuccess: () => refresh(client, captureDataKeys.one(projectId)),
  });

export const deleteCaptureData = (send: Send, client: QueryClient, projectId: string) =>
  mutationOptions({
    mutationFn: () => send(calls.deleteCaptureData, { params: { id: projectId } }),
    onSuccess: () => refresh(client, captureDataKeys.one(projectId)),
  });
