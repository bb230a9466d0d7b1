import { colourOf, contrast, groundOf } from './contrast.js';

const LEAST_PX = 2;
const LEAST_CONTRAST = 3;
/** Pseudo-elements may draw the ring, too. */
const LAYERS = ['', '::before', '::after'] as const;
const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** What an element draws around itself. */
interface Edge {
  element: Element;
  outline: string;
  outlineColour: string;
  outlineWidth: number;
  /** Whether the outline ends up out of sight. Read together with the outline, because the page can scroll afterwards. */
  isCutOff: boolean;
  isInset: boolean;
  shadow: string;
  borders: { colour: string; width: number }[];
  /** Of a drawn shape. */
  stroke: { colour: string; width: number };
}

export type Edges = ReadonlyMap<string, Edge>;

/** The edges of an element and of all around it that may show its focus: its insides, its parents, their children. */
export function edgesAround(target: Element, page: Element): Edges {
  // A chart can render a copy of a mark on top of the others.
  const drawing = target instanceof SVGElement ? target.ownerSVGElement : null;
  const near = new Set<Element>([target, ...(drawing ?? target).querySelectorAll('*')]);
  for (let at = target.parentElement; at !== null && at !== page && at !== document.body; at = at.parentElement) {
    near.add(at);
    if (near.size < 60) for (const child of at.children) near.add(child);
  }
  return new Map(
    [...near].flatMap((element) => LAYERS.map((layer) => [`${idOf(element)}${layer}`, edgeOf(element, layer)])),
  );
}

const ids = new WeakMap<Element, number>();
let lastId = 0;
function idOf(element: Element): number {
  const id = ids.get(element) ?? ++lastId;
  ids.set(element, id);
  return id;
}

function edgeOf(element: Element, layer: (typeof LAYERS)[number]): Edge {
  const style = getComputedStyle(element, layer);
  const isDrawn = (layer === '' || style.content !== 'none') && style.visibility === 'visible' && style.opacity !== '0';
  const width = (name: 'outline' | `border-${(typeof SIDES)[number]}`) =>
    isDrawn && style.getPropertyValue(`${name}-style`) !== 'none'
      ? Number.parseFloat(style.getPropertyValue(`${name}-width`))
      : 0;
  const outlineWidth = width('outline');
  const reach = Math.max(Number.parseFloat(style.outlineOffset) + outlineWidth, 0);
  return {
    element,
    isCutOff:
      outlineWidth >= LEAST_PX &&
      isCutOff(element, layer === '' ? element.getBoundingClientRect() : boxOfLayer(element, style), reach),
    isInset: Number.parseFloat(style.outlineOffset) < 0,
    outline: `${outlineWidth} ${style.outlineColor} ${style.outlineOffset}`,
    outlineColour: style.outlineColor,
    outlineWidth,
    shadow: isDrawn ? style.boxShadow : 'none',
    stroke: {
      colour: style.stroke,
      width: isDrawn && layer === '' && style.stroke !== 'none' ? Number.parseFloat(style.strokeWidth) : 0,
    },
    borders: SIDES.map((side) => ({
      colour: style.getPropertyValue(`border-${side}-color`),
      width: width(`border-${side}`),
    })),
  };
}

/** Of a pseudo-element that is placed inside its element. */
function boxOfLayer(element: Element, { position, top, right, bottom, left }: CSSStyleDeclaration): DOMRect {
  const box = element.getBoundingClientRect();
  if (position !== 'absolute') return box;
  const [above, after, below, before] = [top, right, bottom, left].map((edge) => Number.parseFloat(edge) || 0) as [
    number,
    number,
    number,
    number,
  ];
  return new DOMRect(box.left + before, box.top + above, box.width - before - after, box.height - above - below);
}

/** Whether a ring ends up out of sight: cut off by a frame around it that does not let things out. */
function isCutOff(element: Element, box: DOMRect, reach: number): boolean {
  for (let frame = element.parentElement; frame !== null && frame !== document.body; frame = frame.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(frame);
    const { left, right, top, bottom } = frame.getBoundingClientRect();
    // Half a pixel of the ring may go: boxes end between pixels.
    if (overflowX !== 'visible' && (box.left - reach < left - 0.5 || box.right + reach > right + 0.5)) return true;
    if (overflowY !== 'visible' && (box.top - reach < top - 0.5 || box.bottom + reach > bottom + 0.5)) return true;
  }
  return false;
}

function isSeen(colour: string, ground: Element | null, isForced: boolean): boolean {
  const drawn = colourOf(colour);
  if (drawn[3] === 0) return false;
  const under = isForced ? undefined : groundOf(ground);
  return under === undefined || contrast(drawn, under) >= LEAST_CONTRAST;
}

/** A shadow without blur that is spread, all around or inside. */
function hasRing(shadow: string): boolean {
  return shadow
    .split(/,(?![^(]*\))/)
    .some((each) => /\b0px 0px 0px ([2-9]|\d\d)/.test(each) && colourOf(each.trim().replace(/\s+-?\d.*$/, ''))[3] > 0);
}

/**
 * Whether an element with focus shows it: by a ring or a bar of at least 2 px, in a colour that differs from its ground
 * as 3 to 1. A colour that merely changes under the words does not count.
 */
export function showsFocus(withFocus: Edges, without: Edges, isForced: boolean): boolean {
  return [...withFocus].some(([id, edge]) => {
    const before = without.get(id);
    const isOutlined =
      edge.outlineWidth >= LEAST_PX &&
      edge.outline !== before?.outline &&
      isSeen(edge.outlineColour, edge.isInset ? edge.element : edge.element.parentElement, isForced) &&
      !edge.isCutOff;
    const isBarred = edge.borders.some(({ colour, width }, side) => {
      const old = before?.borders[side];
      const isNew = old === undefined || old.width === 0 || colourOf(old.colour)[3] === 0;
      return width >= LEAST_PX && isNew && isSeen(colour, edge.element, isForced);
    });
    const isStroked =
      edge.stroke.width >= LEAST_PX &&
      (before === undefined || before.stroke.width === 0) &&
      isSeen(edge.stroke.colour, edge.element, isForced);
    const isShadowed = !isForced && edge.shadow !== before?.shadow && hasRing(edge.shadow);
    return isOutlined || isBarred || isStroked || isShadowed;
  });
}
