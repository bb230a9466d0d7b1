import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { LeafletMap, LeafletMapOptions, MapView } from '../leaflet-map.js';

interface LiveMap {
  map: LeafletMap;
  view: MapView;
}

type FixedOptions = Pick<
  LeafletMapOptions,
  'tileUrl' | 'minZoom' | 'maxZoom' | 'maxNativeZoom' | 'reducedMotion' | 'onBackgroundClick'
>;

/**
 * Keeps one Leaflet map in an element while the component lives; a change of tiles or limits starts a new one.
 *
 * Leaflet needs a window to be loaded at all, so it is loaded when the map mounts: a server renders the page around
 * it. Where it cannot be loaded, the nearest error boundary gets the reason.
 */
export function useLeafletMap(container: RefObject<HTMLElement | null>, options: FixedOptions) {
  const { tileUrl, minZoom, maxZoom, maxNativeZoom, reducedMotion, onBackgroundClick } = options;
  const [live, setLive] = useState<LiveMap | null>(null);
  const [zooming, setZooming] = useState(false);
  const clickBackground = useEffectEvent(onBackgroundClick);

  useEffect(() => {
    const element = container.current;
    if (element === null) return undefined;
    let unmounted = false;
    let map: LeafletMap | undefined;
    const start = async () => {
      const { createLeafletMap } = await import('../leaflet-map.js');
      if (unmounted) return;
      const started = createLeafletMap(element, {
        tileUrl,
        minZoom,
        maxZoom,
        maxNativeZoom,
        reducedMotion,
        onBackgroundClick: () => clickBackground(),
        onViewChange: (view) => setLive({ map: started, view }),
        onZoomingChange: setZooming,
      });
      map = started;
    };
    const fail = (error: unknown) => {
      if (!unmounted) {
        setLive(() => {
          throw error;
        });
      }
    };
    start().catch(fail);
    return () => {
      unmounted = true;
      setLive(null);
      map?.destroy();
    };
  }, [container, tileUrl, minZoom, maxZoom, maxNativeZoom, reducedMotion]);

  return { live, zooming };
}
