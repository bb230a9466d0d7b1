'use client';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { classNames } from '../../internal/class-names.js';
import { layoutBars, tickLabel, type Bar } from '../bar-layout.js';
import * as frame from '../chart.css.js';
import { formatPercent, toChartData } from '../chart-data.js';
import { ChartFrame, type PlotProps } from '../ChartFrame.js';
import { truncateLabel } from '../chart-labels.js';
import { CHART_TEXTS } from '../chart-texts.js';
import { ChartTooltip } from '../ChartTooltip/index.js';
import { MarkRing } from '../MarkRing.js';
import { useMarks } from '../useMarks.js';
import { usePlotWidth } from '../usePlotWidth.js';
import * as styles from './BarChart.css.js';

/** Drawn on the server and until measured. */
const INITIAL_WIDTH = 640;

export interface BarChartProps extends PlotProps {
  /** Called with the name of a clicked bar. Without it, bars are not buttons. */
  onBarClick?: ((name: string) => void) | undefined;
  /** The height including the axis margin, in pixels. @default 280 */
  height?: number;
  /** Whether to show the legend with the values; screen readers always have it. @default false */
  showLegend?: boolean;
}

const pathOf = ({ x, y, width, height }: Bar) => `M${x},${y}h${width}v${height}h${-width}Z`;

/** A bar chart with one bar per datum. */
export function BarChart({ data, label, onBarClick, height = 280, showLegend = false, texts, ...rest }: BarChartProps) {
  const words = { ...CHART_TEXTS, ...texts };
  const datums = toChartData(data);
  const [plotRef, width] = usePlotWidth(INITIAL_WIDTH);
  const { active, described, point, attributes } = useMarks(
    data.length,
    onBarClick && ((index) => onBarClick(data[index]?.name ?? '')),
  );
  const { plot, bars, columns, ticks, labelWidths } = layoutBars(
    data.map(({ count }) => count),
    width,
    height,
  );
  const share = (pixels: number) => `${(pixels / width) * 100}%`;
  const [activeBar, activeDatum] = [bars[active ?? -1], datums[active ?? -1]];
  const [describedBar, describedDatum] = [bars[described ?? -1], datums[described ?? -1]];
  return (
    <ChartFrame
      {...rest}
      data={datums}
      label={label}
      texts={words}
      isLegendShown={showLegend}
      active={active}
      onPoint={point}
    >
      <div
        ref={plotRef}
        className={classNames(frame.plot, styles.plot)}
        style={assignInlineVars({ [styles.height]: `${height}px` })}
      >
        <svg
          className={classNames(frame.drawing, styles.drawing)}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="presentation"
        >
          <g className={styles.grid}>
            {ticks.slice(1).map(({ value, y }) => (
              <line key={value} x1={plot.x} x2={plot.x + plot.width} y1={y} y2={y} />
            ))}
          </g>
          <g>
            {datums.map(({ id, name, count, fill, percent }, index) => (
              <g
                key={id}
                className={classNames(frame.mark, onBarClick && frame.clickable)}
                {...attributes(index)}
                aria-label={`${name}, ${words.counts(count, formatPercent(percent))}`}
              >
                <rect className={styles.column} {...columns[index]} />
                <rect className={frame.shape} {...bars[index]} style={{ fill }} />
              </g>
            ))}
          </g>
          <line
            className={styles.axis}
            x1={plot.x}
            x2={plot.x + plot.width}
            y1={plot.y + plot.height}
            y2={plot.y + plot.height}
          />
          {activeBar && activeDatum && <MarkRing path={pathOf(activeBar)} fill={activeDatum.fill} />}
        </svg>
        <div aria-hidden="true">
          {ticks.map(({ value, y }) => (
            <span key={value} className={styles.tick} style={{ top: y }}>
              {tickLabel(value)}
            </span>
          ))}
          {datums.map(({ id, name }, index) => {
            const [bar, room] = [bars[index], labelWidths[index]];
            return bar === undefined || !room ? null : (
              <span
                key={id}
                className={styles.name}
                style={{ insetInlineStart: share(bar.x + bar.width / 2 - room / 2), width: share(room) }}
              >
                {truncateLabel(name)}
              </span>
            );
          })}
        </div>
        {describedBar && describedDatum && (
          <ChartTooltip
            datum={describedDatum}
            at={{ x: describedBar.x + describedBar.width / 2, y: describedBar.y - 2 }}
            chartWidth={width}
            counts={words.counts}
            onPointerEnter={() => point(described)}
            onPointerLeave={() => point(null)}
          />
        )}
      </div>
    </ChartFrame>
  );
}
