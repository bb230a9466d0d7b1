export { MapControls } from './MapControls.js';
export type { MapControlsLabels, MapControlsProps } from './MapControls.js';
