import { captureDataChanges, type CaptureDataForm, toCaptureDataPayload } from '@inspection-studio/domain';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { captureDataKeys } from './keys.ts';
import { refresh } from './refresh.ts';

/** Creates or updates capture data. */
export const saveCaptureData = (send: Send, client: QueryClient, projectId: string, isRecorded: boolean) =>
  mutationOptions({
    mutationFn: (form: CaptureDataForm) => {
      const options = { params: { id: projectId }, payload: toCaptureDataPayload(form) };
      return isRecorded
        ? send(captureDataChanges.updateCaptureData, options)
        : send(captureDataChanges.createCaptureData, options);
    },
    onSuccess: () => refresh(client, captureDataKeys.one(projectId)),
  });

export const deleteCaptureData = (send: Send, client: QueryClient, projectId: string) =>
  mutationOptions({
    mutationFn: () => send(captureDataChanges.deleteCaptureData, { params: { id: projectId } }),
    onSuccess: () => refresh(client, captureDataKeys.one(projectId)),
  });
