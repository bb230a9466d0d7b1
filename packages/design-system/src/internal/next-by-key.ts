/** The arrow keys that lead to the previous and the next item. */
export type StepKeys = readonly [previous: string, next: string];

/**
 * Finds the item that a navigation key leads to, around both ends.
 *
 * @param current index of the focused item, or -1
 * @returns its index, or undefined for another key
 */
export function nextByKey(key: string, count: number, current: number, [previous, next]: StepKeys): number | undefined {
  switch (key) {
    case next:
      return (current + 1) % count;
    case previous:
      return current <= 0 ? count - 1 : current - 1;
    case 'Home':
    case 'PageUp':
      return 0;
    case 'End':
    case 'PageDown':
      return count - 1;
    default:
      return undefined;
  }
}
