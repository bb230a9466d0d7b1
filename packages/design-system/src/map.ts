export { ClusterMap, type ClusterMapLabels, type ClusterMapProps } from './map/ClusterMap/index.js';
export { ClusterPin, type ClusterPinProps } from './map/ClusterPin/index.js';
export { CLUSTER_OPTIONS, CLUSTER_RADIUS_GENERAL } from './map/cluster-core.js';
export type { EdgeInsets } from './map/fit-view.js';
export { MapControls, type MapControlsLabels, type MapControlsProps } from './map/MapControls/index.js';
export type { LngLat, MapPoint } from './map/map-points.js';
export { MapPin, type MapPinProps } from './map/MapPin/index.js';
export { MapPopup, type MapPopupProps } from './map/MapPopup/index.js';
export { POPUP_LIST_MAX_ITEMS, PopupList, type PopupListProps } from './map/PopupList/index.js';
