import type { Box } from './compare.ts';

/**
 * Runs in the page: the box around everything a story draws, in the root and in layers over it. Containers that
 * paint nothing do not count, nor does what scrolls out of sight, so a picture is as small as its content. Of a story
 * that is a whole page (`layout: 'fullscreen'`) it is what the window shows.
 *
 * @param marginPx room around it, for focus rings and shadows
 */
export function drawnBox(marginPx: number): Box {
  interface Edges {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  if (document.body.classList.contains('sb-main-fullscreen')) {
    return { x: 0, y: 0, width: innerWidth, height: innerHeight };
  }
  const drawn = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const within = (a: Edges, b: Edges): Edges => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const add = (edges: Edges, frame: Edges) => {
    const { left, top, right, bottom } = within(edges, frame);
    if (right - left <= 1 || bottom - top <= 1) return;
    drawn.left = Math.min(drawn.left, left);
    drawn.top = Math.min(drawn.top, top);
    drawn.right = Math.max(drawn.right, right);
    drawn.bottom = Math.max(drawn.bottom, bottom);
  };
  const isTransparent = (colour: string) => /^(transparent|rgba\(.*, 0\)|.*\/ 0\))$/.test(colour);
  const paints = (element: Element, style: CSSStyleDeclaration) =>
    /^(img|svg|canvas|input|textarea|video)$/i.test(element.tagName) ||
    !isTransparent(style.backgroundColor) ||
    style.backgroundImage !== 'none' ||
    style.boxShadow !== 'none' ||
    ['top', 'right', 'bottom', 'left'].some((side) => style.getPropertyValue(`border-${side}-width`) !== '0px');

  /** @param frame what the elements around it let through */
  const visit = (element: Element, frame: Edges) => {
    if (element.matches('.sb-wrapper, script, style, #storybook-docs, #storybook-highlights-root')) return;
    if (!element.checkVisibility({ visibilityProperty: true })) return;
    const style = getComputedStyle(element);
    const edges = element.getBoundingClientRect();
    if (paints(element, style)) add(edges, frame);
    const inner = style.overflow === 'visible' ? frame : within(edges, frame);
    for (const node of element.childNodes) {
      if (node instanceof Element) visit(node, inner);
      else if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) add(line, inner);
      }
    }
  };
  const everything = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
  for (const child of document.body.children) visit(child, everything);

  const x = Math.max(0, Math.floor(drawn.left + scrollX) - marginPx);
  const y = Math.max(0, Math.floor(drawn.top + scrollY) - marginPx);
  const right = Math.min(innerWidth, Math.ceil(drawn.right + scrollX) + marginPx);
  const bottom = Math.ceil(drawn.bottom + scrollY) + marginPx;
  return { x, y, width: right - x, height: bottom - y };
}
