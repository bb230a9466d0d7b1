export { emailField, nameField, requiredText } from './validation/fields.ts';
export { tidyLine } from './validation/tidy-line.ts';
export { configureValidation, validationMessage } from './validation/messages.ts';
