export { ImageFacts } from './ImageFacts.js';
export type { ImageFactsProps } from './ImageFacts.js';
export type { ImageFact } from './FactRow.js';
export type { ImageFactsLabels } from './labels.js';
