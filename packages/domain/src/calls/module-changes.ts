import * as z from 'zod/mini';
import { modulesPayloadSchema, modulesReplySchema } from '../entities/inspections/modules.schema.ts';
import { idSchema } from '../entities/shared/fields.ts';
import { LARGE_BODY_MAX_BYTES } from '../limits.ts';
import { call } from './call.ts';
import { interruptionSchema } from './interruption.ts';

/** Upload that will send the registered files, under an id of the caller. Beyond the specification. */
const registrationSchema = z.extend(interruptionSchema, { uploadId: z.optional(idSchema) });

/** Call that registers and removes files of inspections. */
export const moduleChanges = {
  updateModules: call('PUT', 'projects/{id}/modules', {
    query: registrationSchema,
    payload: modulesPayloadSchema,
    reply: modulesReplySchema,
    hasLongLists: true,
    bodyMaxBytes: LARGE_BODY_MAX_BYTES,
    policy: 'UpdateProject',
    summary:
      'Registers and removes files. An inspection has at most 100,000. After Draft, only supplementary data. With uploadId, that upload of the caller is running from now on. Refused when it would remove files that another running upload has not sent yet, unless interruptUploads is true.',
  }),
};
