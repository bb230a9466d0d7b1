import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { makePlaces } from './points.ts';
import { enter, MAX_ZOOM, MIN_ZOOM, RADIUS_PX, TILE } from './stopwatch.ts';

// The plug-in extends the global.
Object.assign(window, { L });
// @ts-ignore -- installed in this folder, for the benchmark alone
await import('leaflet.markercluster');
// @ts-ignore -- the same
await import('leaflet.markercluster/dist/MarkerCluster.css');
// @ts-ignore -- the same
await import('leaflet.markercluster/dist/MarkerCluster.Default.css');

/** Its answer to long blocks: markers are added in portions, the page breathes in between. */
const isChunked = new URLSearchParams(location.search).has('chunked');
const places = makePlaces();
const frame = document.getElementById('map') as HTMLElement;
let map: L.Map;

const { markerClusterGroup } = L as unknown as {
  markerClusterGroup: (options: object) => L.FeatureGroup & { addLayers: (layers: L.Layer[]) => void };
};

enter({
  show: async () => {
    map = L.map(frame, {
      minZoom: MIN_ZOOM,
      maxZoom: MAX_ZOOM,
      zoomAnimation: false,
      fadeAnimation: false,
      markerZoomAnimation: false,
    });
    map.fitBounds(L.latLngBounds(places.map(([lng, lat]) => [lat, lng])), { animate: false });
    L.tileLayer(TILE).addTo(map);
    const icon = L.divIcon({ className: 'pin', iconSize: [32, 46] });
    const markers = places.map(([lng, lat], at) => L.marker([lat, lng], { icon, title: `Place ${at}` }));
    await new Promise<void>((resolve) => {
      const group = markerClusterGroup({
        maxClusterRadius: RADIUS_PX,
        animate: false,
        chunkedLoading: isChunked,
        chunkProgress: (done: number) => done === places.length && resolve(),
      });
      map.addLayer(group);
      group.addLayers(markers);
      if (!isChunked) resolve();
    });
  },
  // Without animation it is done when the call returns.
  zoom: async (step) => void map.setZoom(map.getZoom() + step, { animate: false }),
  markerCount: () => frame.querySelectorAll('.leaflet-marker-icon').length,
});
