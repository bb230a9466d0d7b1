export { FormMultiSelect } from './FormMultiSelect.tsx';
export { FormSelect } from './FormSelect.tsx';
export { FormStatus } from './FormStatus.tsx';
export { FormTextArea, FormTextField } from './FormTextField.tsx';
export { FormThumbnail } from './FormThumbnail.tsx';
export { UnsavedChanges } from './UnsavedChanges.tsx';
export { type StudioForm, type StudioFormOptions, useStudioForm } from './useStudioForm.ts';
