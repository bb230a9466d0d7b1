import type { MapControlsLabels } from '../MapControls/index.js';

/** Every text of a cluster map; each has a default. */
export interface ClusterMapLabels extends MapControlsLabels {
  /** Name of the whole map. @default 'Map' */
  map: string;
  /** Name of the pins together. @default 'Pins' */
  pins: string;
  /** Keyboard help, announced when focus enters the pins. */
  pinsHint: string;
  /** Name of a cluster pin and its popup. @default '{count} items' */
  cluster: (count: number) => string;
  /** Button in a popup: the right-click of touch and keyboard. @default 'Zoom here' */
  zoomHere: string;
  /** Opens the list of what is in view; shown once it has focus. @default 'Show as list' */
  showList: string;
  /** Name of that list. @default 'In view' */
  list: string;
  /** The name of a cluster in the list, with its first point. @default '{cluster}: {first} and others' */
  listCluster: (cluster: string, first: string) => string;
  /** Announced once the buttons or keys have moved the map. @default 'Zoom {zoom}, {count} in view' */
  viewShown: (zoom: number, count: number) => string;
  /** Shown on the map while it does not show all points. @default '{count} more outside this view' */
  outside: (count: number) => string;
  /** Instead of the list where nothing is in view. @default 'Nothing in view.' */
  listEmpty: string;
}

/** The texts without any of the consumer's. */
export const DEFAULT_MAP_LABELS: Omit<ClusterMapLabels, keyof MapControlsLabels> = {
  map: 'Map',
  pins: 'Pins',
  pinsHint:
    'Arrow keys go to the nearest pin. Enter opens a pin or zooms into a group, Space opens either. Shift+F10 zooms in, Escape goes back.',
  cluster: (count) => (count === 1 ? '1 item' : `${count} items`),
  zoomHere: 'Zoom here',
  showList: 'Show as list',
  list: 'In view',
  listCluster: (cluster, first) => `${cluster}: ${first} and others`,
  viewShown: (zoom, count) => `Zoom ${zoom}, ${count} in view`,
  outside: (count) => `${count} more outside this view`,
  listEmpty: 'Nothing in view.',
};
