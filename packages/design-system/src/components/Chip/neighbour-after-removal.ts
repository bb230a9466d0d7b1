/**
 * Returns the index of the chip to focus after a removal: the one that moves into its place, else the last.
 *
 * @param countLeft the number of remaining chips
 * @returns −1 if none remains
 */
export function neighbourAfterRemoval(removedIndex: number, countLeft: number): number {
  return Math.min(removedIndex, countLeft - 1);
}
