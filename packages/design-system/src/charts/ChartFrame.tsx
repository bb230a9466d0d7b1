import type { ComponentPropsWithRef, ReactNode } from 'react';
import { EmptyState } from '../components/EmptyState/index.js';
import { classNames } from '../internal/class-names.js';
import { visuallyHidden } from '../internal/visually-hidden.css.js';
import * as styles from './chart.css.js';
import type { ChartDatum, ChartItem } from './chart-data.js';
import type { ChartTexts } from './chart-texts.js';
import { ChartLegend } from './ChartLegend/index.js';

/** What a bar chart and a donut chart take alike. */
export interface PlotProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role' | 'aria-label'> {
  /** In the order in which they are drawn. Ids are unique; counts are whole and not below 0. */
  data: readonly ChartItem[];
  /** What is counted: accessible name of the chart and caption of its legend. */
  label: string;
  /** Built-in texts to replace. */
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

/** Named group of a drawing and its legend, which is the table of its values; without data the empty state. */
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
