'use client';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useLayoutEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import { useMergedRefs } from '../../internal/useMergedRefs.js';
import { formatPercent, type ChartDatum } from '../chart-data.js';
import { CHART_TEXTS, type ChartTexts } from '../chart-texts.js';
import { placeTooltip, type ChartPoint } from '../place-tooltip.js';
import * as styles from './ChartTooltip.css.js';

export interface ChartTooltipProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The datum to describe. */
  datum: Pick<ChartDatum, 'name' | 'count' | 'percent'>;
  /** The position in pixels within the nearest positioned ancestor. @default in the normal flow */
  at?: ChartPoint;
  /** The width of the chart in pixels, within which the tooltip stays. */
  chartWidth?: number;
  /** Formats count and share. @default 'Counts: {count} ({percent}%)' */
  counts?: ChartTexts['counts'];
}

/** A tooltip with name, count and share of a mark. */
export function ChartTooltip({
  datum,
  at,
  chartWidth = Number.POSITIVE_INFINITY,
  counts = CHART_TEXTS.counts,
  className,
  style,
  ref,
  ...rest
}: ChartTooltipProps) {
  const own = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const { name, count, percent } = datum;
  // Measure it, because its text can change and fonts can load late.
  useLayoutEffect(() => {
    const element = own.current;
    if (element === null) return;
    const measure = () => {
      const { offsetWidth: width, offsetHeight: height } = element;
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const place = at && placeTooltip(at, size, chartWidth);
  const position =
    place &&
    assignInlineVars({
      [styles.x]: `${place.x}px`,
      [styles.y]: `${place.y}px`,
      [styles.arrowX]: `${place.arrowX}px`,
    });
  return (
    <div
      role="tooltip"
      {...rest}
      ref={useMergedRefs(ref, own)}
      className={classNames(styles.tooltip, place && styles.placed, className)}
      style={{ ...position, ...style }}
      data-side={place?.side}
    >
      <span className={styles.label}>{name}</span>
      <span className={styles.counts}>{counts(count, formatPercent(percent))}</span>
    </div>
  );
}
