import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { cluster, holm, mill, openMap, pin, places, sizeMaps } from '../../testing/open-map.js';
import { samplePoints } from '../../testing/sample-points.js';

sizeMaps();

describe('what is announced', () => {
  const announced = () => screen.getByRole('status').textContent;
  const inView = () => Number(/^Zoom \d+, (\d+) in view$/.exec(announced() ?? '')?.[1]);

  it('what the buttons have brought into view, and nothing before', async () => {
    await openMap();
    expect(announced()).toBe('');
    await userEvent.click(pin('Reset view'));
    expect(inView()).toBe(samplePoints.length);
    const all = announced();
    for (let step = 0; step < 5; step++) await userEvent.click(pin('Zoom in'));
    expect(announced()).not.toBe(all);
    expect(inView()).toBeLessThan(samplePoints.length);
  });

  it('nothing while focus is on the pins, which have names', async () => {
    await openMap();
    await userEvent.click(pin('Zoom out'));
    expect(announced()).toMatch(/^Zoom/);
    act(() => holm().focus());
    expect(announced()).toBe('');
  });

  it('in words of the consumer', async () => {
    await openMap({ labels: { viewShown: (zoom, count) => `${count} assets at ${zoom}` } });
    await userEvent.click(pin('Reset view'));
    expect(announced()).toMatch(/^\d+ assets at \d+$/);
  });
});

describe('the chosen place', () => {
  const isActive = (button: HTMLElement) => button.dataset['active'] === 'true';

  it('has its pin drawn as chosen, alone or grouped', async () => {
    const { change } = await openMap({ selectedId: samplePoints.find(({ label }) => label.startsWith('Holm'))!.id });
    expect([holm(), mill(), cluster()].map(isActive)).toEqual([true, false, false]);
    const grouped = samplePoints.find(({ label }) => !/^(?:Holm|Mill)/.test(label))!.id;
    change({ selectedId: grouped });
    expect([holm(), mill(), cluster()].map(isActive)).toEqual([false, false, true]);
    change({});
    expect([holm(), mill(), cluster()].some(isActive)).toBe(false);
  });
});

describe('with reduced motion', () => {
  it('keys on the map let it jump', async () => {
    const { container } = await openMap();
    const pane = container.querySelector<HTMLElement>('.leaflet-map-pane')!;
    const before = pane.style.cssText;
    act(() => screen.getByRole('application').focus());
    fireEvent.keyDown(screen.getByRole('application'), { key: 'ArrowRight', keyCode: 39 });
    expect(pane.style.cssText).not.toBe(before);
    expect(pane).not.toHaveClass('leaflet-pan-anim');
  });

  it('a change of the preference leaves view and focus where they are', async () => {
    const query = Object.assign(new EventTarget(), { matches: true });
    vi.stubGlobal('matchMedia', () => query);
    await openMap();
    await userEvent.click(pin('Zoom in'));
    const [button, before] = [pin('Zoom in'), places()];
    query.matches = false;
    act(() => {
      query.dispatchEvent(new Event('change'));
    });
    expect(pin('Zoom in')).toBe(button);
    expect(button).toHaveFocus();
    expect(places()).toEqual(before);
  });
});
