export { FormMultiSelect } from './FormMultiSelect.tsx';
export { FormSelect } from './FormSelect.tsx';
export { FormTextArea, FormTextField } from './FormTextField.tsx';
export { type StudioForm, type StudioFormOptions, useStudioForm } from './useStudioForm.ts';
