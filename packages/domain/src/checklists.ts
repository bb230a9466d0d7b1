export {
  canRemoveChecklistEntry,
  CHECKLIST_ENTRIES_MIN,
  checklistPayloadSchema,
  newChecklistForm,
  newChecklistItem,
  newChecklistSection,
} from './entities/checklists/checklist.form.ts';
export type {
  ChecklistItemPayload,
  ChecklistPayload,
  ChecklistSectionPayload,
} from './entities/checklists/checklist.form.ts';
export { checklistTemplateSchema } from './entities/checklists/checklist.schema.ts';
export type { ChecklistTemplate } from './entities/checklists/checklist.schema.ts';
