export { ClusterMap } from './ClusterMap.js';
export type { ClusterMapProps } from './ClusterMap.js';
export type { ClusterMapLabels } from './labels.js';
export type { MapTrack } from './MapTracks.js';
