'use client';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { classNames } from '../../internal/class-names.js';
import * as frame from '../chart.css.js';
import { formatPercent, toChartData } from '../chart-data.js';
import { ChartFrame, type PlotProps } from '../ChartFrame.js';
import { CHART_TEXTS } from '../chart-texts.js';
import { ChartTooltip } from '../ChartTooltip/index.js';
import { INNER_RADIUS_SHARE, layoutSlices, type Slice } from '../donut-layout.js';
import { MarkRing } from '../MarkRing.js';
import { useMarks } from '../useMarks.js';
import { usePlotWidth } from '../usePlotWidth.js';
import * as styles from './DonutChart.css.js';
import { SliceLabel } from './SliceLabel.js';

/** Room for the ring of a mark, in pixels. */
const RING_WIDTH = 4;

export interface DonutChartProps extends PlotProps {
  /** Called with the id of a clicked slice. Without it, slices are not buttons. */
  onSliceClick?: ((id: string) => void) | undefined;
  /** The maximum width and height of the ring, in pixels. @default 304 */
  size?: number;
  /** Whether to show the legend with the values; screen readers always have it. @default true */
  showLegend?: boolean;
}

const hasAngle = (slice: Slice | undefined) => slice !== undefined && slice.endAngle > slice.startAngle;

/** A donut chart with one slice per datum, clockwise from twelve o'clock, and a legend. */
export function DonutChart({
  data,
  label,
  onSliceClick,
  size = 304,
  showLegend = true,
  texts,
  ...rest
}: DonutChartProps) {
  const words = { ...CHART_TEXTS, ...texts };
  const datums = toChartData(data);
  const [plotRef, width] = usePlotWidth(size);
  const { active, described, point, attributes } = useMarks(
    data.length,
    onSliceClick && ((index) => onSliceClick(data[index]?.id ?? '')),
  );
  const radius = Math.max(0, width / 2 - RING_WIDTH);
  const slices = layoutSlices(
    data.map(({ count }) => count),
    radius,
  );
  const [activeSlice, activeDatum] = [slices[active ?? -1], datums[active ?? -1]];
  const [describedSlice, describedDatum] = [slices[described ?? -1], datums[described ?? -1]];
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
      {/* A ring has no line of text to follow: it is the same in both directions. */}
      <div
        ref={plotRef}
        dir="ltr"
        className={classNames(frame.plot, styles.plot)}
        style={assignInlineVars({ [styles.size]: `${size}px` })}
      >
        <svg
          className={classNames(frame.drawing, styles.drawing)}
          viewBox={`${-width / 2} ${-width / 2} ${width} ${width}`}
          role="presentation"
        >
          {!slices.some(hasAngle) && (
            <g className={styles.ring}>
              <circle r={radius} />
              <circle r={radius * INNER_RADIUS_SHARE} />
            </g>
          )}
          <g>
            {datums.map(({ id, name, count, fill, percent }, index) => (
              <g
                key={id}
                className={classNames(frame.mark, onSliceClick && frame.clickable)}
                {...attributes(index)}
                aria-label={`${name}, ${words.counts(count, formatPercent(percent))}`}
              >
                <path
                  className={hasAngle(slices[index]) ? frame.shape : undefined}
                  d={slices[index]?.path}
                  style={{ fill }}
                />
              </g>
            ))}
          </g>
          {activeSlice && activeDatum && <MarkRing path={activeSlice.path} fill={activeDatum.fill} />}
          <g aria-hidden="true">
            {datums.map(({ id, name, fill }, index) => {
              const slice = slices[index];
              return slice && <SliceLabel key={id} name={name} fill={fill} slice={slice} />;
            })}
          </g>
        </svg>
        {describedSlice && describedDatum && (
          <ChartTooltip
            datum={describedDatum}
            at={{ x: width / 2 + describedSlice.x, y: width / 2 + describedSlice.y }}
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
