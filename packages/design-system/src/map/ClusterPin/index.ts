export { ClusterPin } from './ClusterPin.js';
export type { ClusterPinProps } from './ClusterPin.js';
