import { useEffect, useState, type RefObject } from 'react';
import { useStableCallback } from '../../internal/useStableCallback.js';
import type { LeafletMap, LeafletMapOptions, MapView } from '../leaflet-map.js';

/** A started map and where it looks. */
export interface LiveMap {
  map: LeafletMap;
  view: MapView;
}

type FixedOptions = Omit<LeafletMapOptions, 'onViewChange' | 'onZoomingChange'>;

/**
 * Keeps one Leaflet map in an element while the component lives; a change of tiles or limits starts a new one.
 *
 * Leaflet needs a window to be loaded at all, so it is loaded when the map mounts: a server renders the page around
 * it. Where it cannot be loaded, the nearest error boundary gets the reason.
 */
export function useLeafletMap(container: RefObject<HTMLElement | null>, options: FixedOptions) {
  const { tileUrl, minZoom, maxZoom, maxNativeZoom, reducedMotion } = options;
  const [live, setLive] = useState<LiveMap | null>(null);
  const [zooming, setZooming] = useState(false);
  const onBackgroundClick = useStableCallback(options.onBackgroundClick);
  const firstView = useStableCallback(options.firstView);
  const readReducedMotion = useStableCallback(() => reducedMotion);

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
        reducedMotion: readReducedMotion(),
        firstView,
        onBackgroundClick,
        onViewChange: (view) => setLive({ map: started, view }),
        onZoomingChange: setZooming,
      });
      map = started;
      setLive({ map: started, view: started.view() });
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
      setZooming(false);
      map?.destroy();
    };
  }, [container, tileUrl, minZoom, maxZoom, maxNativeZoom, firstView, readReducedMotion, onBackgroundClick]);

  const map = live?.map;
  useEffect(() => map?.setReducedMotion(reducedMotion), [map, reducedMotion]);

  return { live, zooming };
}
