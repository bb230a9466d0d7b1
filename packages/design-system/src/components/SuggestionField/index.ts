export { SuggestionField } from './SuggestionField.js';
export type { Suggestion, SuggestionFieldProps } from './SuggestionField.js';
