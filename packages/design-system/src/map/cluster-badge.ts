/**
 * The count on a cluster pin.
 *
 * @returns '1' to '8', and '9+' for nine or more
 */
export function clusterBadge(count: number): string {
  return count >= 9 ? '9+' : String(count);
}
