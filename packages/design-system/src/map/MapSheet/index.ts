export { MapSheet } from './MapSheet.js';
export type { MapSheetProps } from './MapSheet.js';
export type { MapSheetHeight } from './settle-height.js';
