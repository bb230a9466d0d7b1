import * as z from 'zod/mini';
import {
  knownFilesQuestionSchema,
  knownInInspectionSchema,
  SEARCHED_INSPECTIONS_MAX,
} from '../entities/inspections/known-files.schema.ts';
import { LARGE_BODY_MAX_BYTES } from '../limits.ts';
import { call } from './call.ts';

/** Call that finds files in other inspections of an asset. Beyond the specification. */
export const knownFileReads = {
  findKnownFiles: call('POST', 'assets/{id}/known-files', {
    payload: knownFilesQuestionSchema,
    reply: z.array(knownInInspectionSchema).check(z.maxLength(SEARCHED_INSPECTIONS_MAX)),
    isRead: true,
    hasLongLists: true,
    bodyMaxBytes: LARGE_BODY_MAX_BYTES,
    summary:
      'Which of these files inspections of the asset already have, stored or arriving. Changes nothing. Searches the 1,000 inspections that were changed last. Users below Manager learn only of inspections that they may read.',
  }),
};
