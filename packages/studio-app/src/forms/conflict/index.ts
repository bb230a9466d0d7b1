export { editOf } from './edit-of.ts';
export type { EditedField, RecordEdit } from './record-edit.ts';
export { shownList, shownName, shownNameOf, shownNames, shownText } from './shown-values.tsx';
