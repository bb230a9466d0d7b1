import '@inspection-studio/design-system/styles.css';
import { ClusterMap, type MapPoint } from '@inspection-studio/design-system/map';
import { createRoot } from 'react-dom/client';
import { makePlaces } from './points.ts';
import { enter, MAX_ZOOM, MIN_ZOOM, TILE } from './stopwatch.ts';

const points = makePlaces().map((position, at): MapPoint<number> => ({
  id: `${at}`,
  label: `Place ${at}`,
  position,
  data: at,
}));
const frame = document.getElementById('map') as HTMLElement;
const pins = () => frame.querySelectorAll('[data-pin]');

/** Pins come or go: the map draws them in one go. */
const nextChange = () =>
  new Promise<void>((resolve) => {
    const changes = new MutationObserver((records) => {
      const isPin = (node: Node) =>
        node instanceof HTMLElement && (node.matches('[data-pin]') || node.querySelector('[data-pin]') !== null);
      if (!records.some(({ addedNodes }) => [...addedNodes].some(isPin))) return;
      changes.disconnect();
      resolve();
    });
    changes.observe(frame, { childList: true, subtree: true });
  });

enter({
  show: () => {
    const shown = nextChange();
    createRoot(frame).render(
      <ClusterMap
        points={points}
        tileUrl={TILE}
        minZoom={MIN_ZOOM}
        maxZoom={MAX_ZOOM}
        renderPopup={(items) => items.length}
      />,
    );
    return shown;
  },
  zoom: (step) => {
    const changed = nextChange();
    frame.querySelector<HTMLElement>(`button[aria-label="Zoom ${step > 0 ? 'in' : 'out'}"]`)?.click();
    return changed;
  },
  markerCount: () => pins().length,
});
