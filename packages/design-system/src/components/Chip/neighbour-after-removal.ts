/**
 * Which chip takes the focus of one that was removed: the one that moved into its place, else the last.
 *
 * @param countLeft how many are left
 * @returns −1 when none is left
 */
export function neighbourAfterRemoval(removedIndex: number, countLeft: number): number {
  return Math.min(removedIndex, countLeft - 1);
}
