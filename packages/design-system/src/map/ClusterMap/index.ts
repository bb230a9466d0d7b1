export { ClusterMap } from './ClusterMap.js';
export type { ClusterMapLabels, ClusterMapProps } from './ClusterMap.js';
