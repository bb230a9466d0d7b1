import * as z from 'zod';
import { captureDataPayloadSchema } from '../entities/capture-data/capture-data.form.ts';
import { captureDataSchema } from '../entities/capture-data/capture-data.schema.ts';
import { call } from './call.ts';

/** No capture data: an empty string on the wire, `null` inside. */
const noCaptureData = z.codec(z.literal(''), z.null(), { decode: () => null, encode: () => '' as const });

/** The capture data of an inspection: one record, or none. @see spec 2 §7 "Calls", N41 */
export const captureDataCalls = {
  getCaptureData: call('GET', 'projects/{id}/capturedata', {
    reply: z.union([noCaptureData, captureDataSchema]),
    policy: 'ReadProject',
    summary: 'Capture data of an inspection; an empty string when there is none.',
  }),

  createCaptureData: call('POST', 'projects/{id}/capturedata', {
    payload: captureDataPayloadSchema,
    reply: captureDataSchema,
    policy: 'UpdateCaptureData',
    summary: 'Records the capture data of an inspection that has none.',
  }),

  updateCaptureData: call('PUT', 'projects/{id}/capturedata', {
    payload: captureDataPayloadSchema,
    reply: captureDataSchema,
    policy: 'UpdateCaptureData',
    summary: 'Changes the capture data of an inspection.',
  }),

  deleteCaptureData: call('DELETE', 'projects/{id}/capturedata', {
    policy: 'UpdateCaptureData',
    summary: 'Removes the capture data of an inspection.',
  }),
};
