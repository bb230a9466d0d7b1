import { foldText } from '../../internal/fold-text.js';

/**
 * Finds the item that type-ahead moves to: the next one after `current` whose text starts with the search, ignoring
 * case and accents. Repeating one letter steps through the items that start with it.
 *
 * @param current index of the focused item, or -1
 * @returns its index, or -1 without a match
 */
export function nextMatch(texts: readonly string[], search: string, current: number): number {
  const typed = foldText(search);
  const letter = typed.charAt(0);
  const isRepeated = typed === letter.repeat(typed.length);
  const term = isRepeated ? letter : typed;
  // A longer search can still match the focused item.
  const start = term.length === 1 ? current + 1 : Math.max(current, 0);
  for (let step = 0; step < texts.length; step += 1) {
    const index = (start + step) % texts.length;
    if (foldText(texts[index] ?? '').startsWith(term)) return index;
  }
  return -1;
}
