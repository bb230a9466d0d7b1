/** Up to this many files, all have a preview. */
export const ALL_SHOWN_MAX = 9;
/** With more files, this many have a preview, next to a '+N' tile. */
export const SHOWN_BESIDE_MORE = 6;
/** How many more previews the tile shows at a time: ten full rows. */
const SHOWN_PER_STEP = 90;

/**
 * Returns the number of previews and the number on the '+N' tile, 0 for no tile.
 *
 * @param steps how often more previews were requested. @default 0
 */
export function previewPlan(count: number, steps = 0): { shownCount: number; moreCount: number } {
  if (count <= ALL_SHOWN_MAX) return { shownCount: count, moreCount: 0 };
  const shownCount = Math.min(count, SHOWN_BESIDE_MORE + steps * SHOWN_PER_STEP);
  return { shownCount, moreCount: count - shownCount };
}
