export { CheckboxChip } from './CheckboxChip.js';
export type { CheckboxChipProps } from './CheckboxChip.js';
export { CheckboxChipGroup } from './CheckboxChipGroup.js';
export type { CheckboxChipGroupProps } from './CheckboxChipGroup.js';
