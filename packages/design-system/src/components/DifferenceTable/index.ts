export { DifferenceTable } from './DifferenceTable.js';
export type { Difference, DifferenceChoice, DifferenceChoices, DifferenceTableProps } from './DifferenceTable.js';
