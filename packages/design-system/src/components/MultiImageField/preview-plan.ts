/** Up to this many pictures are all shown. @see DS-065 */
export const ALL_SHOWN_MAX = 9;
/** Beyond that, this many are shown beside a tile that counts the rest. */
export const SHOWN_BESIDE_MORE = 6;

/** How many pictures are shown, and how many the '+N' tile counts: 0 when there is no such tile. */
export function previewPlan(count: number): { shownCount: number; moreCount: number } {
  if (count <= ALL_SHOWN_MAX) return { shownCount: count, moreCount: 0 };
  return { shownCount: SHOWN_BESIDE_MORE, moreCount: count - SHOWN_BESIDE_MORE };
}
