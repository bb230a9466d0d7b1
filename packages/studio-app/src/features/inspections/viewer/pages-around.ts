import { PAGE_SIZES } from '@inspection-studio/domain/query';

const TOP = PAGE_SIZES.images;

/** Where the page with a place begins. */
export const pageStart = (index: number): number => Math.floor(index / TOP) * TOP;

/** Where the pages begin that have the places from `first` to `last`. */
export function pagesBetween(first: number, last: number): number[] {
  const count = Math.max(0, (pageStart(last) - pageStart(first)) / TOP + 1);
  return Array.from({ length: count }, (_, index) => pageStart(first) + index * TOP);
}

/** Where the pages begin that a viewer needs at a place: its own, and those of the images before and after it. */
export function pagesAround(index: number, count: number): number[] {
  const places = [index, index + TOP, index - 1].filter((place) => place >= 0 && place < count);
  return [...new Set(places.map(pageStart))];
}
