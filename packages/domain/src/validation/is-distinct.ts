/** Whether nothing is in a list twice; true for an empty list. @see spec 2 §5 "Names and text": presets and categories cannot be duplicated */
export function isDistinct(entries: readonly string[]): boolean {
  return new Set(entries).size === entries.length;
}
