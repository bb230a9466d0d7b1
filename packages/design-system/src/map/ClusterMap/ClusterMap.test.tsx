import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import {
  cluster,
  holm,
  isAtLastZoom,
  mill,
  openMap,
  pin,
  places,
  sampleMap,
  sizeMaps,
} from '../../testing/open-map.js';
import { samplePoints } from '../../testing/sample-points.js';

sizeMaps();

describe('what is drawn', () => {
  it('near markers are one pin, and all are drawn on open', async () => {
    await openMap();
    for (const name of ['3 items', 'Holm Reservoir Tank 2, Water Tank', 'Mill Bridge, Bridge'])
      expect(pin(name)).toBeInTheDocument();
  });

  it('tiles come from the given source', async () => {
    const { container } = await openMap();
    expect(container.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^data:,\d\/\d+\/\d+$/));
  });

  it('no zoom control and no attribution of the map library', async () => {
    const { container } = await openMap();
    expect(container.querySelector('.leaflet-control')).toBeNull();
  });

  it('The map has no double-click zoom.', async () => {
    await openMap();
    const before = places();
    fireEvent.doubleClick(screen.getByRole('application'));
    expect(places()).toEqual(before);
  });

  it('without points the whole world', async () => {
    await openMap({ points: [] });
    expect(pin('Zoom out')).toHaveAttribute('aria-disabled', 'true');
  });

  it('moves to other points, and stays when the same ones are fetched again', async () => {
    const { change } = await openMap();
    await userEvent.click(pin('Zoom in'));
    const before = places();
    change({ points: samplePoints.map((point) => ({ ...point })) });
    expect(places()).toEqual(before);
    change({ points: samplePoints.slice(4) });
    expect(screen.queryByRole('button', { name: '3 items' })).toBeNull();
    expect(isAtLastZoom()).toBe(true);
  });

  it('a pin keeps its element while the map moves', async () => {
    await openMap();
    const before = holm();
    const was = before.style.cssText;
    await userEvent.click(pin('Zoom in'));
    expect(holm()).toBe(before);
    expect(before.style.cssText).not.toBe(was);
  });

  it('is rendered on a server as an empty map', () => {
    const warn = vi.spyOn(console, 'error');
    const html = renderToString(sampleMap());
    expect(html).toContain('role="application"');
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('the buttons', () => {
  it('zoom in by one, up to 21 by default', async () => {
    await openMap({ points: samplePoints.slice(4), maxZoom: undefined, minZoom: 19 });
    await userEvent.click(pin('Reset view'));
    expect(isAtLastZoom()).toBe(true);
    await userEvent.click(pin('Zoom out'));
    await userEvent.click(pin('Zoom out'));
    expect(pin('Zoom out')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(pin('Zoom in'));
    expect(isAtLastZoom()).toBe(false);
    await userEvent.click(pin('Zoom in'));
    expect(isAtLastZoom()).toBe(true);
  });

  it('Map min zoom is 3.', async () => {
    const { container } = await openMap({ points: [] });
    expect(pin('Zoom out')).toHaveAttribute('aria-disabled', 'true');
    expect(container.querySelector('img')?.src).toMatch(/^data:,3\//);
  });

  it('Map max native zoom is 18.', async () => {
    const { container } = await openMap({ points: samplePoints.slice(4), maxZoom: 21 });
    expect(isAtLastZoom()).toBe(true);
    expect(container.querySelector('img')?.src).toMatch(/^data:,18\//);
  });

  it('Reset view and zoom out go back to all points', async () => {
    await openMap();
    const before = places();
    await userEvent.click(pin('Zoom in'));
    expect(places()).not.toEqual(before);
    await userEvent.click(pin('Zoom out'));
    await userEvent.click(pin('Zoom in'));
    await userEvent.click(pin('Reset view'));
    expect(places()).toEqual(before);
  });
});

describe('by keyboard', () => {
  it('the pins are one tab stop; arrows go to the nearest, Home and End to the first and last', async () => {
    await openMap();
    expect(screen.getAllByRole('button', { expanded: false }).filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(2);
    act(() => cluster().focus());
    for (const [key, target] of [
      ['ArrowDown', holm],
      ['ArrowRight', mill],
      ['Home', cluster],
      ['End', mill],
      ['ArrowRight', mill],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      expect(target()).toHaveFocus();
      expect(target()).toHaveProperty('tabIndex', 0);
    }
  });

  it('Enter on a cluster zooms and focus goes to its first pin; Escape returns', async () => {
    await openMap();
    const before = places();
    act(() => cluster().focus());
    await userEvent.keyboard('{Enter}');
    expect(pin('Ardlay Tank B, Water Tank')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(places()).toEqual(before);
    expect(cluster()).toHaveFocus();
  });

  it('Space opens the list of a cluster, Enter a pin; Escape closes and focus returns', async () => {
    await openMap();
    for (const [target, key, name] of [
      [cluster, ' ', '3 items'],
      [mill, '{Enter}', 'Mill Bridge, Bridge'],
    ] as const) {
      act(() => target().focus());
      await userEvent.keyboard(key);
      const popup = within(screen.getByRole('dialog', { name }));
      expect(popup.getAllByRole('link')[0]).toHaveFocus();
      expect(target()).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(target()).toHaveFocus();
    }
  });

  it('when the pin with focus is grouped, the nearest one has focus', async () => {
    const { change } = await openMap({ points: samplePoints.slice(0, 3) });
    const penny = pin('Penny Dock Mast, Cell Tower');
    act(() => penny.focus());
    change({ points: samplePoints });
    expect(penny).not.toBeInTheDocument();
    expect(cluster()).toHaveFocus();
  });

  it('focus elsewhere is never taken', async () => {
    const { change } = await openMap();
    pin('Reset view').focus();
    change({ points: samplePoints.slice(3) });
    expect(pin('Reset view')).toHaveFocus();
  });
});

describe('the list of what is in view', () => {
  it('names nothing twice until it is asked for', async () => {
    await openMap();
    expect(screen.getAllByRole('button', { name: /Mill Bridge/ })).toHaveLength(1);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('has a row for every point; one opens its popup, and Escape leads back step by step', async () => {
    await openMap();
    await userEvent.click(pin('Show as list'));
    const rows = within(screen.getByRole('region', { name: 'In view' })).getAllByRole('button');
    expect(rows.map(({ textContent }) => textContent)).toEqual(samplePoints.map(({ label }) => label));
    act(() => rows[0]?.focus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(
      within(screen.getByRole('dialog', { name: 'Penny Dock Mast, Cell Tower' })).getAllByRole('link'),
    ).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    expect(rows[1]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(pin('Show as list')).toHaveFocus();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('says so where nothing is in view', async () => {
    await openMap({ points: [] });
    await userEvent.click(pin('Show as list'));
    expect(screen.getByRole('region')).toHaveTextContent('Nothing in view.');
  });
});

describe('what is looked at', () => {
  it('reports a single hovered or focused pin, and when that ends', async () => {
    const onHoverPoint = vi.fn();
    await openMap({ onHoverPoint });
    await userEvent.hover(mill());
    expect(onHoverPoint).toHaveBeenLastCalledWith(samplePoints[4]?.data);
    await userEvent.unhover(mill());
    expect(onHoverPoint).toHaveBeenLastCalledWith(null);
    act(() => holm().focus());
    expect(onHoverPoint).toHaveBeenLastCalledWith(samplePoints[3]?.data);
    act(() => holm().blur());
    await waitFor(() => expect(onHoverPoint).toHaveBeenLastCalledWith(null));
  });
});
