import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { cluster, isAtLastZoom, mill, openMap, pin, places, sizeMaps } from '../../testing/open-map.js';
import { samplePoints, type SamplePlace } from '../../testing/sample-points.js';
import type { MapPoint } from '../map-points.js';
import { LONG_PRESS_MS } from './useLongPress.js';

sizeMaps();

describe('right-click and its equivalents', () => {
  const pressOn = async (target: HTMLElement, keys: string) => {
    act(() => target.focus());
    await userEvent.keyboard(keys);
  };
  const ways: [string, (target: HTMLElement) => Promise<void> | void][] = [
    ['a right-click', (target) => void fireEvent.contextMenu(target)],
    ['Shift+F10', (target) => pressOn(target, '{Shift>}{F10}{/Shift}')],
    ['the context menu key', (target) => pressOn(target, '{ContextMenu}')],
    [
      'a long press',
      (target) => {
        vi.useFakeTimers();
        fireEvent.pointerDown(target, { pointerType: 'touch' });
        act(() => void vi.advanceTimersByTime(LONG_PRESS_MS));
        fireEvent.pointerUp(target, { pointerType: 'touch' });
        vi.useRealTimers();
      },
    ],
    [
      "'Zoom here'",
      async (target) => {
        await userEvent.click(target);
        await userEvent.click(pin('Zoom here'));
      },
    ],
  ];

  it.each(ways)('Right-click on a marker flies to it at maximum zoom: %s', async (_way, press) => {
    await openMap();
    await press(mill());
    expect(isAtLastZoom()).toBe(true);
    expect(mill()).toHaveStyle({ left: '512px', top: '384px' });
  });

  it.each(ways)('Right-click on a cluster flies to the zoom that expands it: %s', async (_way, press) => {
    await openMap();
    await press(cluster());
    expect(screen.queryByRole('button', { name: '3 items' })).toBeNull();
    expect(isAtLastZoom()).toBe(false);
  });

  it('Right-click on a cluster does nothing when maximum zoom is reached.', async () => {
    const points = ['Pier', 'Deck'].map((id): MapPoint<SamplePlace> => ({
      ...samplePoints[0]!,
      id,
      label: id,
      data: { ...samplePoints[0]!.data, name: id },
    }));
    await openMap({ points });
    expect(isAtLastZoom()).toBe(true);
    const before = places();
    fireEvent.contextMenu(pin('2 items'));
    expect(places()).toEqual(before);
    await userEvent.click(pin('2 items'));
    expect(screen.queryByRole('button', { name: 'Zoom here' })).toBeNull();
  });

  it('the key and its own contextmenu event count once', async () => {
    await openMap();
    await pressOn(cluster(), '{ContextMenu}');
    const before = places();
    fireEvent.contextMenu(document.activeElement as Element);
    expect(places()).toEqual(before);
  });

  it('a finger that moves drags instead', async () => {
    await openMap();
    vi.useFakeTimers();
    fireEvent.pointerDown(mill(), { pointerType: 'touch', clientX: 10, clientY: 10 });
    fireEvent.pointerMove(mill(), { pointerType: 'touch', clientX: 40, clientY: 10 });
    act(() => void vi.advanceTimersByTime(LONG_PRESS_MS * 2));
    expect(isAtLastZoom()).toBe(false);
  });
});
