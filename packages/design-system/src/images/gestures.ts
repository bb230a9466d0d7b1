/** A place in CSS pixels from the middle of the element. */
export interface Point {
  x: number;
  y: number;
}

export interface GestureHandlers {
  /** One finger, the mouse or a pen moved by CSS pixels. */
  onDrag: (by: Point) => void;
  /** Two fingers or the wheel: the picture becomes larger by the factor around the point. */
  onZoom: (factor: number, around: Point) => void;
  onDoubleClick: (at: Point) => void;
  /** A finger swiped to the left (-1) or right (1). Asked for when it leaves. */
  onSwipe: (to: -1 | 1) => void;
}

const SWIPE_MIN_PX = 50;
/** A notch of a wheel is 100 to 120 pixels: about a quarter larger. A pinch on a touchpad sends a few, with Ctrl. */
const WHEEL_PX_PER_DOUBLING = 320;
const PINCH_PX_PER_DOUBLING = 70;
const LINE_PX = 16;

/** The factor by which a movement of the wheel zooms. */
export function wheelFactor({ deltaY, deltaMode, ctrlKey }: WheelEvent): number {
  const px = deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * LINE_PX : deltaY;
  return 2 ** (-px / (ctrlKey ? PINCH_PX_PER_DOUBLING : WHEEL_PX_PER_DOUBLING));
}

/** Whether a finger that moved so far has swiped: far, and much farther sideways than up or down. */
export const isSwipe = ({ x, y }: Point): boolean => Math.abs(x) >= SWIPE_MIN_PX && Math.abs(x) > 2 * Math.abs(y);

/**
 * Listens for drags, pinches, the wheel, double clicks and swipes on an element.
 *
 * @returns ends listening
 */
export function listenForGestures(element: HTMLElement, handlers: GestureHandlers): () => void {
  const fingers = new Map<number, Point>();
  const stop = new AbortController();
  let swiped: Point | null = null;

  const placeOf = ({ clientX, clientY }: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  };
  /** The middle of all fingers, and how far they are from it. */
  const grip = () => {
    const all = [...fingers.values()];
    const x = all.reduce((sum, each) => sum + each.x, 0) / all.length;
    const y = all.reduce((sum, each) => sum + each.y, 0) / all.length;
    return { x, y, spread: all.reduce((sum, each) => sum + Math.hypot(each.x - x, each.y - y), 0) / all.length };
  };

  const press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    fingers.set(event.pointerId, placeOf(event));
    swiped = fingers.size === 1 && event.pointerType === 'touch' ? { x: 0, y: 0 } : null;
    // Not in a page that made the event.
    if (event.isTrusted) element.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return;
    const before = grip();
    fingers.set(event.pointerId, placeOf(event));
    const after = grip();
    const by = { x: after.x - before.x, y: after.y - before.y };
    if (swiped) swiped = { x: swiped.x + by.x, y: swiped.y + by.y };
    handlers.onDrag(by);
    if (fingers.size > 1 && before.spread > 0) handlers.onZoom(after.spread / before.spread, after);
  };
  const release = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId) || !swiped || event.type === 'pointercancel') return;
    if (isSwipe(swiped)) handlers.onSwipe(swiped.x < 0 ? -1 : 1);
    swiped = null;
  };
  const turnWheel = (event: WheelEvent) => {
    event.preventDefault();
    handlers.onZoom(wheelFactor(event), placeOf(event));
  };

  const { signal } = stop;
  element.addEventListener('pointerdown', press, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', release, { signal });
  element.addEventListener('pointercancel', release, { signal });
  element.addEventListener('wheel', turnWheel, { signal, passive: false });
  element.addEventListener('dblclick', (event) => handlers.onDoubleClick(placeOf(event)), { signal });
  return () => stop.abort();
}
