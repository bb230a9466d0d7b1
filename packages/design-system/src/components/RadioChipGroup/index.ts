export { RadioChipGroup } from './RadioChipGroup.js';
export type { RadioChipGroupProps, RadioChipOption } from './RadioChipGroup.js';
