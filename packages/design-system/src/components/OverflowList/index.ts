export { OverflowList, type OverflowListProps } from './OverflowList.js';
