export { IconPicker } from './IconPicker.js';
export type { IconPickerIcon, IconPickerProps, IconPickerTexts } from './IconPicker.js';
