export {
  type EditedField,
  editOf,
  type RecordEdit,
  shownList,
  shownName,
  shownNameOf,
  shownNames,
  shownText,
} from './conflict/index.ts';
export { mergedToast } from './conflict/merged-toast.tsx';
export { EditConflict } from './conflict/EditConflict.tsx';
export { DiscardQuestion } from './DiscardQuestion.tsx';
export { FormCheckbox } from './FormCheckbox.tsx';
export { FormDateField } from './FormDateField.tsx';
export { FormIconPicker } from './FormIconPicker.tsx';
export { FormMultiSelect } from './FormMultiSelect.tsx';
export { FormMultiValue } from './FormMultiValue.tsx';
export { FormNumberField } from './FormNumberField.tsx';
export { FormRadioChips } from './FormRadioChips.tsx';
export { FormRowText } from './FormRowText.tsx';
export { FormSelect } from './FormSelect.tsx';
export { FormStatus } from './FormStatus.tsx';
export { FormTerms } from './FormTerms.tsx';
export { FormTextArea, FormTextField } from './FormTextField.tsx';
export { FormThumbnail } from './FormThumbnail.tsx';
export { RecordForm } from './RecordForm.tsx';
export { RowButtons } from './RowButtons.tsx';
export { UnsavedChanges } from './UnsavedChanges.tsx';
export { useFormRows } from './useFormRows.ts';
export { useRecordForm } from './useRecordForm.ts';
export { useSavedToast } from './useSavedToast.ts';
export { type StudioForm, useStudioForm } from './useStudioForm.ts';
