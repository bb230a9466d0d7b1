import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cluster, openMap, pin, sizeMaps } from '../../testing/open-map.js';
import { samplePoints } from '../../testing/sample-points.js';

sizeMaps();

describe('points outside the view', () => {
  it('the map says how many it does not show, and nothing while it shows all', async () => {
    await openMap();
    expect(screen.queryByText(/more outside this view/)).toBeNull();
    for (let step = 0; step < 6; step += 1) await userEvent.click(pin('Zoom in'));
    expect(screen.getByText(/^\d+ more outside this view$/)).toBeVisible();
    await userEvent.click(pin('Reset view'));
    expect(screen.queryByText(/more outside this view/)).toBeNull();
  });

  it('says so at first when the farthest zoom cannot show all', async () => {
    const point = (id: string, lng: number) => ({
      id,
      label: id,
      position: [lng, 0] as const,
      data: samplePoints[0]!.data,
    });
    await openMap({ points: [point('a', -1), point('b', 1), point('c', 170)], minZoom: 5 });
    expect(screen.getByText('1 more outside this view')).toBeVisible();
  });

  it('without points it says nothing', async () => {
    await openMap({ points: [] });
    expect(screen.queryByText(/more outside this view/)).toBeNull();
  });
});

describe('a narrow map', () => {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  });

  it('opens popups over its buttons at the lower edge, outside the moving pins', async () => {
    const { container } = await openMap();
    await userEvent.click(cluster());
    const popup = screen.getByRole('dialog', { name: '3 items' });
    expect(popup).toHaveAttribute('data-docked');
    expect(screen.getByRole('application')).not.toContainElement(popup);
    const controls = screen.getByRole('group', { name: 'Map view' });
    expect(controls.compareDocumentPosition(popup)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(popup).getAllByRole('link')[0]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(container.querySelector('[role=dialog]')).toBeNull();
    expect(cluster()).toHaveFocus();
  });
});
