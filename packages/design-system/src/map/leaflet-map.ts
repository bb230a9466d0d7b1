import { map as createMap, tileLayer, type LatLngExpression } from 'leaflet';
import { nearestCopy } from './fit-view.js';
import type { GeoBounds, LngLat } from './cluster-index.js';
import './leaflet-layout.css.js';

/** Where the map looks. */
export interface MapView {
  center: LngLat;
  zoom: number;
  bounds: GeoBounds;
}

export interface LeafletMapOptions {
  /** Template with `{z}`, `{x}` and `{y}`. */
  tileUrl: string;
  minZoom: number;
  maxZoom: number;
  /** The last zoom the tile source has pictures for; deeper ones are enlarged. */
  maxNativeZoom: number;
  /** No flights and no fading: the map jumps. */
  reducedMotion: boolean;
  /** After every move, zoom and change of size. */
  onViewChange: (view: MapView) => void;
  /** While tiles are being enlarged, what is placed on them would be in the wrong spot. */
  onZoomingChange: (zooming: boolean) => void;
  /** A click on the map itself, not on something placed on it. */
  onBackgroundClick: () => void;
}

/** A live map; nothing of Leaflet leaves this file. */
export interface LeafletMap {
  /** Moves with the map. Children are placed with {@link LeafletMap.place}. */
  overlay: HTMLElement;
  size: () => { widthPx: number; heightPx: number };
  /** Pixels inside the overlay, valid until the zoom changes. */
  place: (position: LngLat) => { x: number; y: number };
  /** Looks there at once. */
  show: (center: LngLat, zoom: number) => void;
  /** Travels there. */
  flyTo: (center: LngLat, zoom: number) => void;
  zoomBy: (steps: number) => void;
  panBy: (offset: { x: number; y: number }) => void;
  focus: () => void;
  destroy: () => void;
}

/** Presses on something placed on the map are not for the map. */
const KEPT_FROM_MAP = ['click', 'dblclick', 'mousedown', 'touchstart', 'contextmenu'];

const toLatLng = ([lng, lat]: LngLat): LatLngExpression => [lat, lng];

/** Starts Leaflet in an element without any control, double-click zoom or attribution. @see spec 1 §2 "Home map view" */
export function createLeafletMap(container: HTMLElement, options: LeafletMapOptions): LeafletMap {
  const animate = !options.reducedMotion;
  const map = createMap(container, {
    zoomControl: false,
    attributionControl: false,
    doubleClickZoom: false,
    worldCopyJump: true,
    minZoom: options.minZoom,
    maxZoom: options.maxZoom,
    zoomAnimation: animate,
    fadeAnimation: animate,
    markerZoomAnimation: false,
    inertia: animate,
  });
  map.setView([0, 0], options.minZoom);

  tileLayer(options.tileUrl, {
    minZoom: options.minZoom,
    maxZoom: options.maxZoom,
    maxNativeZoom: options.maxNativeZoom,
  }).addTo(map);

  const overlay = map.createPane('pins');
  const keep = (event: Event) => event.stopPropagation();
  for (const name of KEPT_FROM_MAP) overlay.addEventListener(name, keep);

  const readView = (): MapView => {
    const { lat, lng } = map.getCenter();
    const around = map.getBounds().pad(0.25);
    return {
      center: [lng, lat],
      zoom: map.getZoom(),
      bounds: [around.getWest(), around.getSouth(), around.getEast(), around.getNorth()],
    };
  };

  map.on('moveend', () => options.onViewChange(readView()));
  map.on('zoomstart', () => options.onZoomingChange(true));
  map.on('zoomend', () => options.onZoomingChange(false));
  map.on('click', options.onBackgroundClick);

  const resizes = new ResizeObserver(() => {
    map.invalidateSize({ animate: false });
    options.onViewChange(readView());
  });
  resizes.observe(container);

  return {
    overlay,
    size: () => {
      const { x, y } = map.getSize();
      return { widthPx: x, heightPx: y };
    },
    place: ([lng, lat]) => {
      const { x, y } = map.latLngToLayerPoint([lat, nearestCopy(lng, map.getCenter().lng)]);
      return { x, y };
    },
    show: (center, zoom) => {
      map.setView(toLatLng(center), zoom, { animate: false });
    },
    flyTo: (center, zoom) => {
      if (animate) map.flyTo(toLatLng(center), zoom, { duration: 1.2 });
      else map.setView(toLatLng(center), zoom, { animate: false });
    },
    zoomBy: (steps) => {
      map.setZoom(map.getZoom() + steps, { animate });
    },
    panBy: ({ x, y }) => {
      if (x !== 0 || y !== 0) map.panBy([x, y], { animate });
    },
    focus: () => container.focus({ preventScroll: true }),
    destroy: () => {
      resizes.disconnect();
      map.remove();
    },
  };
}
