import * as z from 'zod/mini';
import { captureDataSchema } from '../entities/capture-data/capture-data.schema.ts';
import { call } from './call.ts';

/** No capture data: an empty string on the wire, decoded to `null`. */
const noCaptureData = z.codec(z.literal(''), z.null(), { decode: () => null, encode: () => '' as const });

/** Call that reads the capture data of an inspection: one record, or none. */
export const captureDataReads = {
  getCaptureData: call('GET', 'projects/{id}/capturedata', {
    reply: z.union([noCaptureData, captureDataSchema]),
    policy: 'ReadProject',
    record: 'captureData',
    summary: 'Capture data of an inspection, or an empty string.',
  }),
};
