/** How much of the map a sheet takes: its bar alone, about half, or all but a strip of the map. */
export type MapSheetHeight = 'closed' | 'half' | 'full';

/** From low to high. */
export const SHEET_HEIGHTS = ['closed', 'half', 'full'] as const satisfies readonly MapSheetHeight[];

/** Seconds that a flick continues after the finger is lifted. */
const FLICK_SECONDS = 0.15;

/**
 * Where a sheet comes to rest when it is let go.
 *
 * @param heightPx where it was let go
 * @param velocity pixels a second, upwards
 * @param stops pixels of each height
 */
export function settleHeight(
  heightPx: number,
  velocity: number,
  stops: Record<MapSheetHeight, number>,
): MapSheetHeight {
  const aim = heightPx + velocity * FLICK_SECONDS;
  const far = (height: MapSheetHeight) => Math.abs(stops[height] - aim);
  return SHEET_HEIGHTS.reduce((best, height) => (far(height) < far(best) ? height : best));
}

/** The height next to another one, or the same at the end. */
export function nextHeight(height: MapSheetHeight, step: 1 | -1): MapSheetHeight {
  return SHEET_HEIGHTS[SHEET_HEIGHTS.indexOf(height) + step] ?? height;
}
