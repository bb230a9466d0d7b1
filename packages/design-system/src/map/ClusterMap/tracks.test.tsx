import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openMap, pin, sizeMaps } from '../../testing/open-map.js';
import { samplePoints } from '../../testing/sample-points.js';

sizeMaps();

const positions = samplePoints.map(({ position }) => position);
const pathsIn = (container: HTMLElement) =>
  [...container.querySelectorAll('svg g path')].map((path) => path.getAttribute('d'));
/** The places that a path goes through, such as '12 34'. */
const placesOf = (path: string | null | undefined) => path?.split(/[ML]/).filter(Boolean);
const placeOf = ({ style }: HTMLElement) =>
  `${Math.round(Number.parseFloat(style.left))} ${Math.round(Number.parseFloat(style.top))}`;

describe('Tracks are lines below the pins', () => {
  it('go through their positions, and end at the tips of the pins', async () => {
    const { container } = await openMap({ tracks: [{ positions: positions.slice(3) }] });
    const [edge, line] = pathsIn(container);
    expect(placesOf(line)).toEqual(
      ['Holm Reservoir Tank 2, Water Tank', 'Mill Bridge, Bridge'].map((name) => placeOf(pin(name))),
    );
    expect(edge).toBe(line);
  });

  it('go across the antimeridian with their pins', async () => {
    const points = [178, -178].map((lng) => ({
      ...samplePoints[0]!,
      id: `${lng}`,
      label: `Buoy at ${lng}`,
      position: [lng, -17] as const,
    }));
    const { container } = await openMap({ points, tracks: [{ positions: points.map(({ position }) => position) }] });
    const [, line] = pathsIn(container);
    expect(placesOf(line)).toEqual(points.map(({ label }) => placeOf(pin(label))));
  });

  it('are not drawn across the whole world when they cross the antimeridian on its other side', async () => {
    const points = [{ ...samplePoints[0]!, position: [0, -17] as const }];
    const across = [178, -178].map((lng) => [lng, -17] as const);
    const { container } = await openMap({ points, tracks: [{ positions: across }] });
    expect(pathsIn(container)).toEqual(['', '', '', '']);
  });

  it('come before the pins, also if they are added later', async () => {
    const { container, change } = await openMap();
    expect(pathsIn(container)).toEqual([]);
    change({ tracks: [{ positions }, { positions, dashed: true }] });
    expect(pathsIn(container)).toHaveLength(4);
    const pins = container.querySelector('[data-pin]')?.parentElement;
    expect(pins?.previousElementSibling?.tagName).toBe('svg');
  });

  it('move with the map', async () => {
    const { container } = await openMap({ tracks: [{ positions: positions.slice(3) }] });
    const before = pathsIn(container);
    await userEvent.click(pin('Zoom in'));
    expect(pathsIn(container)).not.toEqual(before);
  });

  it('are not announced', async () => {
    const { container } = await openMap({ tracks: [{ positions }] });
    expect(container.querySelector('svg:has(g path)')).toHaveAttribute('aria-hidden', 'true');
  });
});
