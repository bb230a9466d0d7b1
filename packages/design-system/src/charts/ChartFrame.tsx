import type { ComponentPropsWithRef, ReactNode } from 'react';
import { EmptyState } from '../components/EmptyState/index.js';
import { classNames } from '../internal/class-names.js';
import { visuallyHidden } from '../internal/visually-hidden.css.js';
import * as styles from './chart.css.js';
import type { ChartDatum, ChartItem } from './chart-data.js';
import type { ChartTexts } from './chart-texts.js';
import { ChartLegend } from './ChartLegend/index.js';

/** Props shared by bar and donut charts. */
export interface PlotProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role' | 'aria-label'> {
  /** The data, in display order. Ids are unique; counts are integers from 0. */
  data: readonly ChartItem[];
  /** What is counted: the accessible name of the chart and the caption of its legend. */
  label: string;
  /** Replaces built-in texts. */
  texts?: Partial<ChartTexts> | undefined;
}

interface ChartFrameProps extends Omit<PlotProps, 'data'> {
  data: readonly ChartDatum[];
  texts: ChartTexts;
  isLegendShown: boolean;
  active: number | null;
  onPoint: (index: number | null) => void;
  children: ReactNode;
}

/** A named group of a chart and its legend, which is the table of its values; without data, the empty state. */
export function ChartFrame({
  data,
  label,
  texts,
  isLegendShown,
  active,
  onPoint,
  className,
  children,
  ...rest
}: ChartFrameProps) {
  const legend = (
    <ChartLegend
      className={isLegendShown ? styles.legend : undefined}
      data={data}
      caption={label}
      texts={texts}
      activeId={active === null ? null : (data[active]?.id ?? null)}
      onActiveIdChange={(id) => onPoint(id === null ? null : data.findIndex((datum) => datum.id === id))}
    />
  );
  return (
    <div {...rest} role="group" aria-label={label} className={classNames(styles.frame, className)}>
      {data.length === 0 ? (
        <EmptyState className={styles.empty}>{texts.empty}</EmptyState>
      ) : (
        <>
          {children}
          {isLegendShown ? legend : <div className={visuallyHidden}>{legend}</div>}
        </>
      )}
    </div>
  );
}
