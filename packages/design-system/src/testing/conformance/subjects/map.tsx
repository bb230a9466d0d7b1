import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/index.js';
import { ClusterMap } from '../../../map/ClusterMap/index.js';
import { ClusterPin } from '../../../map/ClusterPin/index.js';
import { MapControls } from '../../../map/MapControls/index.js';
import { MapPin } from '../../../map/MapPin/index.js';
import { MapPopup } from '../../../map/MapPopup/index.js';
import { MapSheet } from '../../../map/MapSheet/index.js';
import { PopupList } from '../../../map/PopupList/index.js';
import type { Subject } from '../subject.js';

const noop = () => {};
const tile = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>';
const point = (name: string, lng: number, lat: number) => ({
  id: name,
  label: name,
  position: [lng, lat] as const,
  data: name,
});

/** Pins and their focus rings are on satellite images. */
const OnPhotograph = ({ children }: { children: ReactNode }) => (
  <div style={{ padding: 24, background: '#24415f' }}>{children}</div>
);

/** The map and its parts. */
export const map: readonly Subject[] = [
  {
    name: 'ClusterMap',
    element: (
      <ClusterMap
        points={[point('Mill Bridge', 2.35, 56), point('Ardlay Tank', -3.4, 48.8)]}
        renderPopup={([name]) => <Button>{`Show ${name}`}</Button>}
        tileUrl={tile}
        style={{ height: 400 }}
      />
    ),
    outer: HTMLDivElement,
    startsWith: '[data-pin]',
    // The second pin is to the left of the first: on a map left is left, whichever way words run.
    arrows: '{ArrowLeft}',
    wrapper: OnPhotograph,
    opens: { from: '[aria-haspopup=dialog]', shows: '[role=dialog]' },
  },
  {
    name: 'ClusterPin',
    element: <ClusterPin count={12} />,
    outer: HTMLButtonElement,
    wrapper: OnPhotograph,
  },
  {
    name: 'MapControls',
    element: <MapControls onResetView={noop} onZoomIn={noop} onZoomOut={noop} />,
    outer: HTMLDivElement,
  },
  {
    name: 'MapPin',
    element: <MapPin label="Mill Bridge" />,
    outer: HTMLButtonElement,
    wrapper: OnPhotograph,
  },
  {
    name: 'MapSheet',
    element: (
      <MapSheet title="Details" defaultHeight="half">
        <Button>Show</Button>
      </MapSheet>
    ),
    outer: HTMLElement,
  },
  {
    name: 'MapPopup',
    element: (
      <MapPopup label="Mill Bridge" onClose={noop} onZoomHere={noop}>
        <Button>Show</Button>
      </MapPopup>
    ),
    outer: HTMLDivElement,
  },
  {
    name: 'PopupList',
    element: (
      <PopupList
        items={['Span 1', 'Span 2', 'Span 3']}
        maxItems={2}
        itemKey={String}
        renderItem={(name) => <a href="#span">{name}</a>}
      />
    ),
    outer: HTMLDivElement,
  },
];
