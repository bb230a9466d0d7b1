/** Words that are not where they belong. */
export interface Stray {
  /** `page`: scrolls horizontally. `outside`: text overflows its box. `cut`: text is clipped without an indication. */
  kind: 'page' | 'outside' | 'cut';
  words: string;
  /** The box, as `button.button` or `div[role=status]`. */
  box: string;
  /** By how many pixels. */
  by: number;
}

/**
 * Runs in the page: every line of text must lie inside each visible box around it (one with a background, border or
 * shadow) and inside the window. Exempt is what scrolls (a map too), what ends in an ellipsis, and what only screen readers read.
 */
export function findStrays(): Stray[] {
  /** Sideways a line of text is exact; its height also counts room of the font that is not inked. */
  const [slackX, slackY] = [1, 3];
  const strays = new Map<Element, Stray>();
  const nameOf = (element: Element) => {
    const own = [...element.classList].map((name) => name.replace(/__\w+$/, '').replace(/^\w+?_/, ''))[0];
    const role = element.getAttribute('role');
    return (
      element.tagName.toLowerCase() + (own === undefined ? '' : `.${own}`) + (role === null ? '' : `[role=${role}]`)
    );
  };
  const report = (kind: Stray['kind'], words: string, box: Element, by: number) => {
    if (!strays.has(box)) strays.set(box, { kind, words, box: nameOf(box), by: Math.round(by) });
  };
  const isTransparent = (colour: string) => /^(transparent|rgba\(.*, 0\)|.*\/ 0\))$/.test(colour);
  const isVisible = (style: CSSStyleDeclaration) =>
    !isTransparent(style.backgroundColor) ||
    style.backgroundImage !== 'none' ||
    style.boxShadow !== 'none' ||
    (style.borderLeftWidth !== '0px' && style.borderRightWidth !== '0px' && !isTransparent(style.borderLeftColor));
  const isForReaders = ({ clipPath, clip, width, height }: CSSStyleDeclaration) =>
    clipPath === 'inset(50%)' || clip.startsWith('rect(0') || (width === '1px' && height === '1px');
  const beyond = (line: DOMRect, box: DOMRect) => ({
    x: Math.max(box.left - line.left, line.right - box.right),
    y: Math.max(box.top - line.top, line.bottom - box.bottom),
  });
  const page = document.documentElement.getBoundingClientRect();
  const windowBox = new DOMRect(0, page.top, document.documentElement.clientWidth, page.height);

  /** Holds one line of text against every box around it, from the inside. */
  const judge = (line: DOMRect, words: string, parent: Element) => {
    let isInFlow = true;
    let box: Element | null = parent;
    for (; box !== null && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const { x, y } = beyond(line, box.getBoundingClientRect());
      if (isForReaders(style)) return;
      if (style.display !== 'inline' && style.overflowX !== 'visible') {
        const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY) || box.role === 'application';
        const saysSo = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
        if (scrolls || (saysSo && (x > 0 || y > 0))) return;
        if (x > slackX || y > slackY) return report('cut', words, box, Math.max(x, y));
      } else if (isInFlow && style.display !== 'inline' && isVisible(style) && (x > slackX || y > slackY)) {
        return report('outside', words, box, Math.max(x, y));
      }
      // A layer over its parent is not held against it, only against what clips both and against the window.
      if (/absolute|fixed/.test(style.position)) isInFlow = false;
    }
    const { x } = beyond(line, windowBox);
    if (x > slackX) report('outside', words, document.body, x);
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const words = texts.currentNode.textContent?.trim() ?? '';
    const parent = texts.currentNode.parentElement;
    if (words === '' || parent?.closest('.sb-wrapper, script, style, svg, select, textarea') !== null) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const line of range.getClientRects()) if (line.width > 0) judge(line, words, parent);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) report('page', '', document.documentElement, scrollWidth - clientWidth);
  return [...strays.values()];
}
