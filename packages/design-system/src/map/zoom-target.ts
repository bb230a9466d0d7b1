/**
 * Where zooming into a cluster ends.
 *
 * @returns the zoom that expands it, at most the map's own; `null` at the last zoom, where nothing happens
 */
export function clusterZoomTarget(expansionZoom: number, currentZoom: number, maxZoom: number): number | null {
  return currentZoom >= maxZoom ? null : Math.min(expansionZoom, maxZoom);
}
