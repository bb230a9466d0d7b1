import { captureDataPayloadSchema } from '../entities/capture-data/capture-data.form.ts';
import { captureDataSchema } from '../entities/capture-data/capture-data.schema.ts';
import { call } from './call.ts';

/** Calls that change the capture data of an inspection: one record, or none. */
export const captureDataChanges = {
  createCaptureData: call('POST', 'projects/{id}/capturedata', {
    payload: captureDataPayloadSchema,
    reply: captureDataSchema,
    policy: 'UpdateCaptureData',
    record: 'captureData',
    summary: 'Adds capture data to an inspection that has none.',
  }),

  updateCaptureData: call('PUT', 'projects/{id}/capturedata', {
    payload: captureDataPayloadSchema,
    reply: captureDataSchema,
    policy: 'UpdateCaptureData',
    record: 'captureData',
    summary: 'Changes the capture data of an inspection.',
  }),

  deleteCaptureData: call('DELETE', 'projects/{id}/capturedata', {
    policy: 'UpdateCaptureData',
    record: 'captureData',
    summary: 'Removes the capture data of an inspection.',
  }),
};
