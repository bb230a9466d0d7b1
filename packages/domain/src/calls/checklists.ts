import * as z from 'zod';
import { checklistPayloadSchema } from '../entities/checklists/checklist.form.ts';
import { checklistTemplateSchema } from '../entities/checklists/checklist.schema.ts';
import { call } from './call.ts';
import { listQuerySchema } from './list-query.ts';

/** Checklist templates. @see spec 2 §7 "Calls" */
export const checklistCalls = {
  listChecklists: call('GET', 'checklists', {
    query: listQuerySchema,
    reply: z.array(checklistTemplateSchema),
    isPaged: true,
    summary: 'Checklist templates.',
  }),

  createChecklist: call('POST', 'checklists', {
    payload: checklistPayloadSchema,
    reply: checklistTemplateSchema,
    permission: 'CreateLibrary',
    summary: 'Creates a checklist template.',
  }),

  getChecklist: call('GET', 'checklists/{id}', { reply: checklistTemplateSchema, summary: 'One checklist template.' }),

  updateChecklist: call('PUT', 'checklists/{id}', {
    payload: checklistPayloadSchema,
    reply: checklistTemplateSchema,
    permission: 'CreateLibrary',
    summary: 'Changes a checklist template; identifiers of sections and items are kept.',
  }),

  deleteChecklist: call('DELETE', 'checklists/{id}', {
    permission: 'DeleteLibrary',
    summary: 'Deletes a checklist template for good.',
  }),
};
