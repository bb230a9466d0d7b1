import { scaleBand, scaleLinear } from 'd3-scale';

/** Room around the bars, in pixels; `left` is the side on which a line of text starts. */
export const BAR_MARGIN = { left: 45, top: 15, right: 15, bottom: 20 } as const;

/** Share of a band left free, between bars and at both ends. */
export const BAND_PADDING = 0.2;

/** About so many ticks on the value axis. */
export const TICK_COUNT = 10;

/** Narrowest room for a name under a bar, in pixels; with less only every second or third bar has its name. */
const LABEL_MIN_WIDTH = 52;

/** Widest number that fits beside the axis. */
const LONGEST_TICK = 99_999;

/** A rectangle in pixels, from the corner where a line of text starts. */
export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Positions of all parts of a bar chart, in pixels. */
export interface BarLayout {
  plot: Bar;
  /** One per count, in their order. */
  bars: Bar[];
  /** What answers to the pointer: the whole column of a bar. */
  columns: Bar[];
  ticks: { value: number; y: number }[];
  /** Room for the name under each bar, 0 for a bar without one. */
  labelWidths: number[];
}

/** A scale from 0 to a round number at or above the largest count; without any count up to 1. */
const valueScale = (largest: number) => scaleLinear([0, Math.max(1, largest)], [1, 0]).nice(TICK_COUNT);

/** Whole numbers of the value axis, from 0 up. */
export const wholeTicks = (largest: number): number[] => valueScale(largest).ticks(TICK_COUNT).filter(Number.isInteger);

/** A number of the value axis; long ones are shortened, '250K', because the margin is fixed. */
export const tickLabel = (value: number): string =>
  value > LONGEST_TICK ? new Intl.NumberFormat('en', { notation: 'compact' }).format(value) : String(value);

/** Places bars, ticks and names in a chart of a width and a height. */
export function layoutBars(counts: readonly number[], width: number, height: number): BarLayout {
  const { left, top, right, bottom } = BAR_MARGIN;
  const plot = {
    x: left,
    y: top,
    width: Math.max(0, width - left - right),
    height: Math.max(0, height - top - bottom),
  };
  const largest = Math.max(0, ...counts);
  const value = valueScale(largest);
  const toY = (count: number) => top + value(Math.max(0, count)) * plot.height;
  const band = scaleBand<number>(counts.keys(), [left, left + plot.width]).padding(BAND_PADDING);
  const bars = counts.map((count, index) => {
    const y = toY(count);
    return { x: band(index) ?? left, y, width: band.bandwidth(), height: top + plot.height - y };
  });
  const gap = band.step() - band.bandwidth();
  const columns = bars.map(({ x }) => ({ x: x - gap / 2, y: top, width: band.step(), height: plot.height }));
  const every = Math.max(1, Math.ceil(LABEL_MIN_WIDTH / band.step()));
  const labelWidths = bars.map((bar, index) => {
    const center = bar.x + bar.width / 2;
    return index % every === 0 ? Math.min(every * band.step(), 2 * center, 2 * (width - center)) : 0;
  });
  const ticks = wholeTicks(largest).map((tick) => ({ value: tick, y: toY(tick) }));
  return { plot, bars, columns, ticks, labelWidths };
}
