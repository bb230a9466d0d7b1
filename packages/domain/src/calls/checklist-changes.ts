import { checklistPayloadSchema } from '../entities/checklists/checklist.form.ts';
import { checklistTemplateSchema } from '../entities/checklists/checklist.schema.ts';
import { call } from './call.ts';

/** Changes of checklist templates. @see CALL-153, CALL-155..156 */
export const checklistChanges = {
  createChecklist: call('POST', 'checklists', {
    payload: checklistPayloadSchema,
    reply: checklistTemplateSchema,
    permission: 'CreateLibrary',
    summary: 'Creates a checklist template.',
  }),

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
