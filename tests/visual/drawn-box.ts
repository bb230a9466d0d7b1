import type { Box } from './compare.ts';

/**
 * Runs in the page: the box around everything a story draws, in the root and in layers over it. Containers that
 * paint nothing do not count, so a picture is as small as its content.
 *
 * @param marginPx room around it, for focus rings and shadows
 */
export function drawnBox(marginPx: number): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const add = ({ left, top, right, bottom, width, height }: DOMRect) => {
    if (width <= 1 || height <= 1) return;
    box.left = Math.min(box.left, left);
    box.top = Math.min(box.top, top);
    box.right = Math.max(box.right, right);
    box.bottom = Math.max(box.bottom, bottom);
  };
  const isTransparent = (colour: string) => /^(transparent|rgba\(.*, 0\)|.*\/ 0\))$/.test(colour);
  const paints = (element: Element) => {
    if (/^(img|svg|canvas|input|textarea|video)$/i.test(element.tagName)) return true;
    const style = getComputedStyle(element);
    return (
      !isTransparent(style.backgroundColor) ||
      style.backgroundImage !== 'none' ||
      style.boxShadow !== 'none' ||
      ['top', 'right', 'bottom', 'left'].some((side) => style.getPropertyValue(`border-${side}-width`) !== '0px')
    );
  };
  const visit = (element: Element) => {
    if (element.matches('.sb-wrapper, script, style, #storybook-docs, #storybook-highlights-root')) return;
    if (!element.checkVisibility({ visibilityProperty: true })) return;
    if (paints(element)) add(element.getBoundingClientRect());
    for (const node of element.childNodes) {
      if (node instanceof Element) visit(node);
      else if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) add(line);
      }
    }
  };
  for (const child of document.body.children) visit(child);

  const x = Math.max(0, Math.floor(box.left + scrollX) - marginPx);
  const y = Math.max(0, Math.floor(box.top + scrollY) - marginPx);
  const right = Math.min(innerWidth, Math.ceil(box.right + scrollX) + marginPx);
  const bottom = Math.ceil(box.bottom + scrollY) + marginPx;
  return { x, y, width: right - x, height: bottom - y };
}
