import type { Control } from './controls.js';

const LEAST_PX = 24;
const TINY_PX = 4;
/** Nine points each way, a hair inside the square, so that a neighbour that touches it is not hit. */
const OFFSETS = [-11.9, -9, -6, -3, 0, 3, 6, 9, 11.9];
/** Beyond this sum of both distances lie the corners, which may be rounded. */
const CORNER_PX = 18;

interface Point {
  x: number;
  y: number;
}

/** A label is part of the target of its control. */
const zonesOf = (control: Control): Element[] =>
  control instanceof HTMLInputElement ? [control, ...(control.labels ?? [])] : [control];

function centreOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The middle of a zone first, then the rest of it, where its shape is not a box. */
function* placesIn(zone: Element): Generator<Point> {
  yield centreOf(zone);
  const { left, right, top, bottom } = zone.getBoundingClientRect();
  for (let y = top + LEAST_PX / 2; y <= bottom - LEAST_PX / 2; y += LEAST_PX / 4) {
    for (let x = left + LEAST_PX / 2; x <= right - LEAST_PX / 2; x += LEAST_PX / 4) yield { x, y };
  }
}

/** Whether a square of 24 px somewhere in a zone hits nothing but the control. */
function isLargeEnough(control: Control): boolean {
  // What only focus unfolds is measured with it.
  if (control.getBoundingClientRect().height < TINY_PX) control.focus();
  const zones = zonesOf(control);
  return zones.some((zone) => {
    zone.scrollIntoView({ block: 'center', inline: 'nearest' });
    for (const { x, y } of placesIn(zone)) {
      const isHit = OFFSETS.every((dx) =>
        OFFSETS.every((dy) => {
          if (Math.abs(dx) + Math.abs(dy) > CORNER_PX) return true;
          const hit = document.elementFromPoint(x + dx, y + dy);
          return zones.some((each) => each.contains(hit));
        }),
      );
      if (isHit) return true;
    }
    return false;
  });
}

/** A link inside a sentence is as high as its line (WCAG 2.5.8, inline). */
function isInSentence(control: Control): boolean {
  const before = [...(control.parentElement?.childNodes ?? [])].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  );
  return getComputedStyle(control).display === 'inline' && before;
}

const distance = (from: Point, to: Point) => Math.hypot(from.x - to.x, from.y - to.y);

function distanceToBox({ x, y }: Point, { left, right, top, bottom }: DOMRect): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** The bounding box of a subject. */
function boxAround(parts: readonly Element[]): DOMRect {
  const boxes = parts
    .flatMap((part) => [...part.querySelectorAll('*')])
    .map((element) => element.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

function isCircleInside({ x, y }: Point, { left, right, top, bottom }: DOMRect): boolean {
  return Math.min(x - left, right - x, y - top, bottom - y) >= LEAST_PX / 2;
}

/**
 * Controls whose target is smaller than 24 by 24 px, and too near others for that (WCAG 2.5.8, spacing): a circle of
 * 24 px on each must meet no other target, nor the circle of another small one, nor leave its own component.
 */
export function smallTargets(controls: readonly Control[], parts: readonly Element[]): Control[] {
  const small = controls.filter((control) => !isLargeEnough(control) && !isInSentence(control));
  return small.filter((control) => {
    const centre = centreOf(control);
    if (!isCircleInside(centre, boxAround(parts))) return true;
    return controls.some((other) => {
      if (other === control || other.contains(control) || control.contains(other)) return false;
      return small.includes(other)
        ? distance(centre, centreOf(other)) < LEAST_PX
        : distanceToBox(centre, other.getBoundingClientRect()) < LEAST_PX / 2;
    });
  });
}
