/** Debounce delay of tooltips and size changes: one frame at 144 Hz. @see CONST-073..074 */
export const CHART_DEBOUNCE_MS = 1000 / 144;
