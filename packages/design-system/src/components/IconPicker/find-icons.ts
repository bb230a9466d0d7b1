import { foldText } from '../../internal/fold-text.js';

/** With more icons than this, a search box appears. */
export const SEARCH_FROM_COUNT = 24;

/** Returns the icons whose name has, for each word of the term, a word starting with it. An empty term returns all. */
export function findIcons<I extends { name: string }>(icons: readonly I[], term: string): readonly I[] {
  const wanted = wordsOf(term);
  if (wanted.length === 0) return icons;
  return icons.filter(({ name }) => {
    const words = wordsOf(name);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}

function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[\s-]+/)
    .filter((word) => word !== '');
}
