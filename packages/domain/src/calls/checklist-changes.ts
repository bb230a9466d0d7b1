import { checklistPayloadSchema } from '../entities/checklists/checklist.form.ts';
import { checklistTemplateSchema } from '../entities/checklists/checklist.schema.ts';
import { call } from './call.ts';

/** Calls that change checklist templates. */
export const checklistChanges = {
  createChecklist: call('POST', 'checklists', {
    payload: checklistPayloadSchema,
    reply: checklistTemplateSchema,
    permission: 'CreateLibrary',
    record: 'checklist',
    summary: 'Creates a checklist template.',
  }),

  updateChecklist: call('PUT', 'checklists/{id}', {
    payload: checklistPayloadSchema,
    reply: checklistTemplateSchema,
    permission: 'CreateLibrary',
    record: 'checklist',
    summary: 'Changes a checklist template. Sections and items keep their identifiers.',
  }),

  deleteChecklist: call('DELETE', 'checklists/{id}', {
    permission: 'DeleteLibrary',
    record: 'checklist',
    summary: 'Deletes a checklist template permanently.',
  }),
};
