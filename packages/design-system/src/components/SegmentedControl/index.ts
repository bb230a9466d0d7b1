export { SegmentedControl } from './SegmentedControl.js';
export type { SegmentedControlProps, SegmentedControlOption } from './SegmentedControl.js';
