import * as z from 'zod/mini';
import { checklistTemplateSchema } from '../entities/checklists/checklist.schema.ts';
import { call } from './call.ts';
import { listQuerySchema } from './list-query.ts';

/** Calls that read checklist templates. */
export const checklistReads = {
  listChecklists: call('GET', 'checklists', {
    query: listQuerySchema,
    reply: z.array(checklistTemplateSchema),
    isPaged: true,
    summary: 'Checklist templates.',
  }),

  getChecklist: call('GET', 'checklists/{id}', {
    reply: checklistTemplateSchema,
    record: 'checklist',
    summary: 'One checklist template.',
  }),
};
