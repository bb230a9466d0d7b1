/** Debounce delay of tooltips and size changes: one frame at 144 Hz. */
export const CHART_DEBOUNCE_MS = 1000 / 144;
