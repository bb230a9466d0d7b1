import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSwipe, listenForGestures, type GestureHandlers } from './gestures.js';

const handlers = {
  onDrag: vi.fn<GestureHandlers['onDrag']>(),
  onZoom: vi.fn<GestureHandlers['onZoom']>(),
  onDoubleClick: vi.fn<GestureHandlers['onDoubleClick']>(),
  onSwipe: vi.fn<GestureHandlers['onSwipe']>(),
};
let element: HTMLElement;
let end: () => void;
beforeEach(() => {
  element = document.body.appendChild(document.createElement('div'));
  // Its middle is at (500, 350).
  element.getBoundingClientRect = () => new DOMRect(100, 50, 800, 600);
  end = listenForGestures(element, handlers);
});
afterEach(() => {
  end();
  element.remove();
  vi.clearAllMocks();
});

type Pointer = Partial<Pick<PointerEvent, 'pointerId' | 'pointerType' | 'button'>>;
/** An event of a pointer at a place from the middle. */
function send(type: string, [x, y]: readonly [number, number], pointer: Pointer = {}) {
  const place = { clientX: 500 + x, clientY: 350 + y };
  element.dispatchEvent(
    new PointerEvent(`pointer${type}`, { pointerId: 1, pointerType: 'touch', ...place, ...pointer }),
  );
}
/** A finger or another pointer goes along places, such as '0,0 10,5', and leaves. */
function swipe(path: string, pointer: Pointer = {}, last = 'up') {
  const places = path.split(' ').map((place) => place.split(',').map(Number) as [number, number]);
  send('down', places[0]!, pointer);
  for (const place of places.slice(1)) send('move', place, pointer);
  send(last, places.at(-1)!, pointer);
}
const wheel = (init: WheelEventInit) => {
  const event = new WheelEvent('wheel', { clientX: 560, clientY: 330, cancelable: true, ...init });
  element.dispatchEvent(event);
  return { event, factor: handlers.onZoom.mock.lastCall![0] };
};
/** The sum of all drags. */
const dragged = () =>
  handlers.onDrag.mock.calls.reduce((sum, [by]) => ({ x: sum.x + by.x, y: sum.y + by.y }), { x: 0, y: 0 });

describe('a drag', () => {
  it.each(['mouse', 'pen', 'touch'])('of the %s moves by its movements', (pointerType) => {
    swipe('10,10 13,6 20,0', { pointerType });
    expect(handlers.onDrag.mock.calls).toEqual([[{ x: 3, y: -4 }], [{ x: 7, y: -6 }]]);
    expect(handlers.onZoom).not.toHaveBeenCalled();
  });

  it('needs the main button', () => {
    swipe('0,0 100,0', { pointerType: 'mouse', button: 2 });
    expect(handlers.onDrag).not.toHaveBeenCalled();
  });

  it('ends with the button', () => {
    swipe('0,0 30,0', { pointerType: 'mouse' });
    send('move', [200, 0], { pointerType: 'mouse' });
    expect(dragged()).toEqual({ x: 30, y: 0 });
  });

  it('ends when the browser takes the pointer', () => {
    swipe('0,0 30,0', {}, 'cancel');
    send('move', [200, 0]);
    expect(dragged()).toEqual({ x: 30, y: 0 });
  });
});

describe('two fingers', () => {
  const second = { pointerId: 2 };

  it('zoom by how much farther apart they are, around their middle', () => {
    send('down', [-100, 20]);
    send('down', [100, 20], second);
    send('move', [300, 20], second);
    expect(handlers.onZoom.mock.calls).toMatchObject([[2, { x: 100, y: 20 }]]);
    expect(dragged()).toEqual({ x: 100, y: 0 });
    send('move', [100, 20]);
    expect(handlers.onZoom.mock.lastCall).toMatchObject([0.5, { x: 200, y: 20 }]);
  });

  it('move by their middle', () => {
    send('down', [-100, 0]);
    send('down', [100, 0], second);
    send('move', [-100, 60]);
    send('move', [100, 60], second);
    expect(dragged()).toEqual({ x: 0, y: 60 });
    const factor = handlers.onZoom.mock.calls.reduce((product, [each]) => product * each, 1);
    expect(factor).toBeCloseTo(1, 9);
  });

  it('at one place do not zoom until they part', () => {
    send('down', [40, 40]);
    send('down', [40, 40], second);
    send('move', [60, 40], second);
    expect(handlers.onZoom).not.toHaveBeenCalled();
  });

  it('of which one leaves drag with the other, without a jump', () => {
    send('down', [-100, 0]);
    send('down', [100, 0], second);
    send('up', [100, 0], second);
    send('move', [-90, 5]);
    expect(handlers.onDrag.mock.calls).toEqual([[{ x: 10, y: 5 }]]);
    expect(handlers.onZoom).not.toHaveBeenCalled();
  });
});

describe('the wheel', () => {
  it('zooms around the pointer and does not scroll the page', () => {
    const { event, factor } = wheel({ deltaY: -320 });
    expect(event.defaultPrevented).toBe(true);
    expect(handlers.onZoom).toHaveBeenCalledWith(2, { x: 60, y: -20 });
    expect(factor).toBe(2);
  });

  it('back and forth is where it was', () =>
    expect(wheel({ deltaY: -120 }).factor * wheel({ deltaY: 120 }).factor).toBeCloseTo(1, 9));

  it('counts a line as 16 pixels', () =>
    expect(wheel({ deltaY: 3, deltaMode: WheelEvent.DOM_DELTA_LINE }).factor).toBe(wheel({ deltaY: 48 }).factor));

  it('zooms faster for a pinch on a touchpad, which comes with Ctrl', () =>
    expect(wheel({ deltaY: -70, ctrlKey: true }).factor).toBe(2));

  it('does not zoom sideways', () => expect(wheel({ deltaX: 100 }).factor).toBe(1));
});

describe('a double click', () => {
  it('is reported with its place', () => {
    element.dispatchEvent(new MouseEvent('dblclick', { clientX: 400, clientY: 360 }));
    expect(handlers.onDoubleClick).toHaveBeenCalledWith({ x: -100, y: 10 });
  });
});

describe('a swipe', () => {
  it.each([
    ['to the left', '0,0 -30,4 -60,8', -1],
    ['to the right', '0,0 200,-40', 1],
  ] as const)('%s is reported when the finger leaves', (_to, path, to) => {
    swipe(path);
    expect(handlers.onSwipe.mock.calls).toEqual([[to]]);
  });

  it.each([
    ['the mouse', '0,0 -200,0', { pointerType: 'mouse' }, 'up'],
    ['a pen', '0,0 -200,0', { pointerType: 'pen' }, 'up'],
    ['a finger that comes back', '0,0 -200,0 -10,0', {}, 'up'],
    ['a finger that goes down', '0,0 -60,200', {}, 'up'],
    ['a tap', '0,0', {}, 'up'],
    ['a finger that the browser takes', '0,0 -200,0', {}, 'cancel'],
  ] as const)('is not a movement of %s', (_of, path, pointer, last) => {
    swipe(path, pointer, last);
    expect(handlers.onSwipe).not.toHaveBeenCalled();
  });

  it('is not reported before the finger leaves', () => {
    send('down', [0, 0]);
    send('move', [200, 0]);
    expect(handlers.onSwipe).not.toHaveBeenCalled();
  });

  it('is not one of two fingers, of which the other stays or leaves first', () => {
    for (const first of [1, 2]) {
      send('down', [0, 0]);
      send('move', [-200, 0]);
      send('down', [100, 0], { pointerId: 2 });
      for (const pointerId of [first, 3 - first]) send('up', [-200, 0], { pointerId });
    }
    expect(handlers.onSwipe).not.toHaveBeenCalled();
  });

  it('is possible again after a pinch', () => {
    send('down', [0, 0]);
    send('down', [100, 0], { pointerId: 2 });
    send('up', [100, 0], { pointerId: 2 });
    send('up', [0, 0]);
    swipe('0,0 90,0');
    expect(handlers.onSwipe).toHaveBeenCalledWith(1);
  });

  it.each([
    [{ x: 50, y: 24 }, true],
    [{ x: -50, y: -24 }, true],
    [{ x: 49, y: 0 }, false],
    [{ x: 50, y: 25 }, false],
  ])('of %o: %s', (by, expected) => expect(isSwipe(by)).toBe(expected));
});

it('after its end nothing is reported', () => {
  send('down', [0, 0]);
  end();
  swipe('0,0 200,0');
  element.dispatchEvent(new WheelEvent('wheel', { deltaY: 100 }));
  element.dispatchEvent(new MouseEvent('dblclick'));
  for (const handler of Object.values(handlers)) expect(handler).not.toHaveBeenCalled();
});
