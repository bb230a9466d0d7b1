/** With more icons than this a search box stands above them. */
export const SEARCH_FROM_COUNT = 24;

/** Icons in whose names every word of a term begins a word, in their order; all of them for an empty term. */
export function findIcons<I extends { name: string }>(icons: readonly I[], term: string): readonly I[] {
  const wanted = wordsOf(term);
  if (wanted.length === 0) return icons;
  return icons.filter(({ name }) => {
    const words = wordsOf(name);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}

function wordsOf(text: string): string[] {
  return text
    .toLocaleLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word !== '');
}
