import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { ClusterMap, type ClusterMapProps } from '../map/ClusterMap/index.js';
import { samplePoints, type SamplePlace } from './sample-points.js';

type Props = Partial<ClusterMapProps<SamplePlace>>;

/** The sample points on a map. */
export const sampleMap = (props: Props = {}) => (
  <ClusterMap
    points={samplePoints}
    tileUrl="data:,{z}/{x}/{y}"
    maxZoom={14}
    renderPopup={(items) => items.map(({ name }) => <a key={name} href="#place">{`About ${name}`}</a>)}
    {...props}
  />
);

/** Gives every map of a test file a size, and lets it jump instead of fly. */
export function sizeMaps(): void {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1024);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(768);
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { matches: media.includes('reduced'), media }),
    );
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}

/** Draws the map and waits until it is there. */
export async function openMap(props: Props = {}) {
  const { rerender, container } = render(sampleMap(props));
  await screen.findByRole('group', { name: 'Map view' });
  return { container, change: (next: Props) => rerender(sampleMap(next)) };
}

/** A pin or another button of the map. */
export const pin = (name: string) => screen.getByRole('button', { name });
/** The three sample points near each other. */
export const cluster = () => pin('3 items');
/** The southernmost sample point. */
export const mill = () => pin('Mill Bridge, Bridge');
/** The sample point in the middle. */
export const holm = () => pin('Holm Reservoir Tank 2, Water Tank');
/** Whether the map is as near as it goes. */
export const isAtLastZoom = () => pin('Zoom in').getAttribute('aria-disabled') === 'true';
/** Positions of all pins. */
export const places = () =>
  screen.getAllByRole('button', { expanded: false }).map(({ style }) => [style.left, style.top]);
