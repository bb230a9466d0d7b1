const LEFT_ALONE = 'script, style, textarea, [translate="no"], .notranslate';

/**
 * Translates a page as browsers do: elements with other text take the place of every text node. "Translated" is in
 * capital letters.
 */
export function translatePage(root: Element): void {
  const nodes = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (nodes.nextNode()) texts.push(nodes.currentNode as Text);
  for (const text of texts.filter((each) => each.data.trim() !== '' && !each.parentElement?.closest(LEFT_ALONE))) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.style.verticalAlign = 'inherit';
    inner.style.verticalAlign = 'inherit';
    inner.textContent = text.data.toUpperCase();
    outer.append(inner);
    text.replaceWith(outer);
  }
}
