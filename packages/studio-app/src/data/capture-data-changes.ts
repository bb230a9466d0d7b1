import { captureDataChanges } from '@inspection-studio/domain/calls';
import { type CaptureDataForm, toCaptureDataPayload } from '@inspection-studio/domain/capture-data';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import type { Edit, SeenTag } from './edit.ts';
import { captureDataKeys } from './keys.ts';
import { refresh } from './refresh.ts';

/** Creates or updates capture data. */
export const saveCaptureData = (send: Send, client: QueryClient, projectId: string, isRecorded: boolean) =>
  mutationOptions({
    mutationFn: ({ values, etag }: Edit<CaptureDataForm>) => {
      const options = { params: { id: projectId }, payload: toCaptureDataPayload(values) };
      return isRecorded
        ? send(captureDataChanges.updateCaptureData, { ...options, ifMatch: etag })
        : send(captureDataChanges.createCaptureData, options);
    },
    onSuccess: () => refresh(client, captureDataKeys.one(projectId)),
  });

export const deleteCaptureData = (send: Send, client: QueryClient, projectId: string) =>
  mutationOptions({
    mutationFn: async (etag: SeenTag) =>
      send(captureDataChanges.deleteCaptureData, { params: { id: projectId }, ifMatch: await etag }),
    onSuccess: () => refresh(client, captureDataKeys.one(projectId)),
  });
