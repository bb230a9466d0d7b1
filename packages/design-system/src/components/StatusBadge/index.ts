export { StatusBadge } from './StatusBadge.js';
export type { StatusBadgeProps } from './StatusBadge.js';
