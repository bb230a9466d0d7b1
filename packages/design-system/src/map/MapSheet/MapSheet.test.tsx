import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MapSheet, type MapSheetProps } from './index.js';

const bar = () => screen.getByRole('button', { name: /^Details/ });
const currentHeight = () => screen.getByRole('region', { name: 'Details' }).dataset['height'];

function open(props: Partial<MapSheetProps> = {}) {
  return render(
    <div>
      <button type="button">Pin</button>
      <MapSheet title="Details" summary="Kinnaird Viaduct" {...props}>
        <a href="/assets/1">Open</a>
      </MapSheet>
    </div>,
  );
}

describe('MapSheet: a named region at one of three heights', () => {
  it('closed, its bar says in a few words what is inside', () => {
    open();
    expect(bar()).toHaveTextContent('DetailsKinnaird Viaduct');
    expect(bar()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('a press opens it half, then all the way, then half again', async () => {
    const onHeightChange = vi.fn();
    open({ onHeightChange });
    for (const _press of [1, 2, 3]) await userEvent.click(bar());
    expect(onHeightChange.mock.calls.flat()).toEqual(['half', 'full', 'half']);
    expect(bar()).not.toHaveTextContent('Kinnaird Viaduct');
  });

  it('keys on the bar move it, and only to heights there are', async () => {
    open();
    bar().focus();
    const seen: unknown[] = [];
    for (const key of ['ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'Home', 'End']) {
      await userEvent.keyboard(`{${key}}`);
      seen.push(currentHeight());
    }
    expect(seen).toEqual(['closed', 'half', 'full', 'full', 'half', 'closed', 'full']);
    expect(bar()).toHaveAccessibleDescription('Arrow up and arrow down change the height');
  });

  it.each([' ', '{Enter}'])('the bar is pressed with %j', async (key) => {
    open();
    bar().focus();
    await userEvent.keyboard(key);
    expect(currentHeight()).toBe('half');
  });

  it('Escape and Close give focus back to where it came from, or to the bar', async () => {
    open({ defaultHeight: 'half' });
    screen.getByText('Pin').focus();
    screen.getByRole('link').focus();
    await userEvent.keyboard('{Escape}');
    expect(currentHeight()).toBe('closed');
    expect(screen.getByText('Pin')).toHaveFocus();
    await userEvent.click(bar());
    screen.getByText('Pin').remove();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(bar()).toHaveFocus();
  });

  it('controlled, stays as its parent says', async () => {
    open({ height: 'closed' });
    await userEvent.click(bar());
    expect(currentHeight()).toBe('closed');
  });
});

describe('MapSheet follows a finger', () => {
  const sizes = { offsetHeight: 300, clientHeight: 600 };
  afterEach(() => vi.restoreAllMocks());

  function drag(...moves: [type: 'pointerDown' | 'pointerMove' | 'pointerUp', clientY: number, at: number][]) {
    for (const [type, clientY, at] of moves) {
      const event = createEvent[type](bar(), { clientY, pointerId: 1, button: 0 });
      Object.defineProperty(event, 'timeStamp', { value: at });
      fireEvent(bar(), event);
    }
  }

  function openDraggable(height: MapSheetProps['defaultHeight']) {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(sizes.clientHeight);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
      return this.tagName === 'SECTION' ? sizes.offsetHeight : 52;
    });
    HTMLElement.prototype.setPointerCapture = vi.fn();
    open({ defaultHeight: height });
  }

  it('to the height that is nearest where it is let go, and the click that follows presses nothing', () => {
    openDraggable('half');
    drag(['pointerDown', 400, 0], ['pointerMove', 300, 500]);
    expect(screen.getByRole('region').style.height).toBe('400px');
    drag(['pointerUp', 300, 1000]);
    fireEvent.click(bar());
    expect(screen.getByRole('region').style.height).toBe('');
    expect(currentHeight()).toBe('full');
    fireEvent.click(bar());
    expect(currentHeight()).toBe('half');
  });

  it('not beyond the strip of map that is left, nor below its bar', () => {
    openDraggable('half');
    drag(['pointerDown', 400, 0], ['pointerMove', -300, 500]);
    expect(screen.getByRole('region').style.height).toBe('440px');
    drag(['pointerMove', 900, 1000]);
    expect(screen.getByRole('region').style.height).toBe('52px');
    drag(['pointerUp', 900, 2000]);
    expect(currentHeight()).toBe('closed');
  });

  it('a finger that hardly moves has pressed', () => {
    openDraggable('half');
    drag(['pointerDown', 400, 0], ['pointerMove', 398, 100], ['pointerUp', 398, 200]);
    expect(currentHeight()).toBe('half');
    fireEvent.click(bar());
    expect(currentHeight()).toBe('full');
  });
});
