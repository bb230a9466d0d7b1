/** Pages of a list; an empty list has one page. */
export const pageCount = (count: number, top: number): number => Math.max(1, Math.ceil(count / top));

/** A page number within 1 and the last page; anything that is no whole number becomes 1. */
export function clampPage(page: number, pages: number): number {
  if (!Number.isInteger(page) || page < 1) return 1;
  return Math.min(page, Math.max(1, pages));
}

/**
 * The page somebody typed.
 *
 * @returns undefined, to be ignored, for empty, non-numeric or above-last input, and for anything below 1
 */
export function parseGoToPage(typed: string, pages: number): number | undefined {
  const text = typed.trim();
  if (!/^\d+$/.test(text)) return undefined;
  const page = Number(text);
  return page >= 1 && page <= pages ? page : undefined;
}
