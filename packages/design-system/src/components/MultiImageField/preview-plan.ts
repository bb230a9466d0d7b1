/** Up to this many files, all have a preview. @see DS-065 */
export const ALL_SHOWN_MAX = 9;
/** With more files, this many have a preview, next to a '+N' tile. */
export const SHOWN_BESIDE_MORE = 6;

/** Returns the number of previews and the number on the '+N' tile, 0 for no tile. */
export function previewPlan(count: number): { shownCount: number; moreCount: number } {
  if (count <= ALL_SHOWN_MAX) return { shownCount: count, moreCount: 0 };
  return { shownCount: SHOWN_BESIDE_MORE, moreCount: count - SHOWN_BESIDE_MORE };
}
