import { map as createMap, tileLayer, type LatLngExpression } from 'leaflet';
import type { FittedView } from './fit-view.js';
import type { GeoBounds, LngLat } from './map-points.js';
import { retryFailedTiles } from './tile-retry.js';
import { nearestCopy, TILE_PX } from './web-mercator.js';
import './leaflet-layout.css.js';

/** Where the map looks. */
export interface MapView {
  center: LngLat;
  zoom: number;
  /** What is seen. */
  bounds: GeoBounds;
  /** What is drawn: some more on every side, so that a drag does not uncover an empty map. */
  drawnBounds: GeoBounds;
}

/** Width and height of the map. */
export interface MapSize {
  widthPx: number;
  heightPx: number;
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
  /** Where the map looks at first; asked again when it was made without any size and gets one. */
  firstView: (size: MapSize) => FittedView;
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
  size: () => MapSize;
  view: () => MapView;
  /** Pixels inside the overlay, valid until the zoom changes. */
  place: (position: LngLat) => { x: number; y: number };
  /** The Mercator square in such pixels, for placing thousands of positions. */
  world: () => { left: number; top: number; sidePx: number };
  /** Looks there at once. */
  show: (center: LngLat, zoom: number) => void;
  /** Travels there, the short way round the world. */
  flyTo: (center: LngLat, zoom: number) => void;
  /**
   * Moves at once, as little as needed for a pin there to be seen whole, above what covers the lower edge; ends a move
   * that is under way.
   */
  reveal: (position: LngLat, coveredPx?: number) => void;
  zoomBy: (steps: number) => void;
  panBy: (offset: { x: number; y: number }) => void;
  focus: () => void;
  /** From now on; the map stays where it is. */
  setReducedMotion: (reduced: boolean) => void;
  destroy: () => void;
}

/** Presses on something placed on the map are not for the map. */
const KEPT_FROM_MAP = ['click', 'dblclick', 'mousedown', 'touchstart', 'contextmenu'];
const DRAWN_AROUND_VIEW = 0.15;
const FLIGHT_SECONDS = 1.2;
/** Room around a revealed pin: beside the column of buttons, and its height above the place. */
const REVEALED_PADDING_PX: [number, number] = [72, 64];
/** Between the tip of a revealed pin and what covers the lower edge. */
const COVER_MARGIN_PX = 8;

/** `setZoom` nests its options as `zoom`, and nested ones win over `animate`. */
const STILL = { animate: false, zoom: { animate: false }, pan: { animate: false } };

const toLatLng = ([lng, lat]: LngLat): LatLngExpression => [lat, lng];

/** Starts Leaflet in an element without any control, double-click zoom or attribution. */
export function createLeafletMap(container: HTMLElement, options: LeafletMapOptions): LeafletMap {
  const map = createMap(container, {
    zoomControl: false,
    attributionControl: false,
    doubleClickZoom: false,
    // The size of the container is observed below. Leaflet would report a resized window 200 ms later, also once it is removed.
    trackResize: false,
    minZoom: options.minZoom,
    maxZoom: options.maxZoom,
    markerZoomAnimation: false,
  });
  let isStill = options.reducedMotion;
  const setReducedMotion = (reduced: boolean) => {
    isStill = reduced;
    // Of a pinch only: Leaflet reads it for other zooms when the map is created.
    map.options.zoomAnimation = !reduced;
    map.options.inertia = !reduced;
    // Leaflet reads the option `fadeAnimation` only when the map is created.
    Object.assign(map, { _fadeAnimated: !reduced });
  };
  setReducedMotion(isStill);
  // Every move comes through these two, those of Leaflet's own keys and wheel as well.
  const [setView, panBy] = [map.setView.bind(map), map.panBy.bind(map)];
  map.setView = (center, zoom, how) => setView(center, zoom, isStill ? { ...how, ...STILL } : how);
  map.panBy = (offset, how) => panBy(offset, isStill ? { ...how, animate: false } : how);

  const readSize = (): MapSize => {
    const { x, y } = map.getSize();
    return { widthPx: x, heightPx: y };
  };
  const show = ({ center, zoom }: FittedView) => {
    map.setView(toLatLng(center), zoom, { animate: false });
  };
  show(options.firstView(readSize()));

  const tiles = tileLayer(options.tileUrl, {
    minZoom: options.minZoom,
    maxZoom: options.maxZoom,
    maxNativeZoom: options.maxNativeZoom,
  });
  retryFailedTiles(map, tiles);
  tiles.addTo(map);

  const overlay = map.createPane('pins');
  const keep = (event: Event) => event.stopPropagation();
  for (const name of KEPT_FROM_MAP) overlay.addEventListener(name, keep);

  const readView = (): MapView => {
    const { lat, lng } = map.getCenter();
    const seen = map.getBounds();
    const [bounds, drawnBounds] = [seen, seen.pad(DRAWN_AROUND_VIEW)].map((box): GeoBounds => [
      box.getWest(),
      box.getSouth(),
      box.getEast(),
      box.getNorth(),
    ]) as [GeoBounds, GeoBounds];
    return { center: [lng, lat], zoom: map.getZoom(), bounds, drawnBounds };
  };

  map.on('moveend', () => options.onViewChange(readView()));
  map.on('zoomstart', () => options.onZoomingChange(true));
  map.on('zoomend', () => options.onZoomingChange(false));
  map.on('click', options.onBackgroundClick);

  const resizes = new ResizeObserver(() => {
    const before = readSize();
    map.invalidateSize({ animate: false });
    const after = readSize();
    const hadNoRoom = before.widthPx === 0 || before.heightPx === 0;
    if (hadNoRoom && after.widthPx > 0 && after.heightPx > 0) show(options.firstView(after));
    else if (before.widthPx !== after.widthPx || before.heightPx !== after.heightPx) options.onViewChange(readView());
  });
  resizes.observe(container);

  const nearby = ([lng, lat]: LngLat): LatLngExpression => [lat, nearestCopy(lng, map.getCenter().lng)];

  return {
    overlay,
    size: readSize,
    view: readView,
    place: (position) => {
      const { x, y } = map.latLngToLayerPoint(nearby(position));
      return { x, y };
    },
    world: () => {
      const { x, y } = map.getPixelOrigin();
      return { left: -x, top: -y, sidePx: TILE_PX * 2 ** map.getZoom() };
    },
    show: (center, zoom) => show({ center, zoom }),
    flyTo: (center, zoom) => {
      if (isStill) map.setView(nearby(center), zoom, { animate: false });
      else map.flyTo(nearby(center), zoom, { duration: FLIGHT_SECONDS });
    },
    reveal: (position, coveredPx = 0) => {
      // A move that is still under way would carry off what is revealed.
      map.stop();
      const [x, y] = REVEALED_PADDING_PX;
      map.panInside(nearby(position), {
        paddingTopLeft: [x, y],
        paddingBottomRight: [x, coveredPx > 0 ? coveredPx + COVER_MARGIN_PX : y],
        animate: false,
      });
    },
    zoomBy: (steps) => {
      map.setZoom(map.getZoom() + steps, { animate: true });
    },
    panBy: ({ x, y }) => {
      if (x !== 0 || y !== 0) map.panBy([x, y], { animate: true });
    },
    setReducedMotion,
    focus: () => container.focus({ preventScroll: true }),
    destroy: () => {
      resizes.disconnect();
      map.remove();
    },
  };
}
