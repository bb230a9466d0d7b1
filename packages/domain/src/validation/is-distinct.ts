/** Whether a list has no duplicates; true for an empty list. */
export function isDistinct(entries: readonly string[]): boolean {
  return new Set(entries).size === entries.length;
}
