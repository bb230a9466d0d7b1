'use client';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import { wrapTexts } from '../../internal/wrap-texts.js';
import { StatusSign } from '../StatusSign/index.js';
import { usageScale } from './usage-scale.js';
import * as styles from './UsageMeter.css.js';

const QUARTERS = [0, 0.25, 0.5, 0.75, 1] as const;
const LABELLED: readonly number[] = [0, 0.5, 1];

export interface UsageMeterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The label, such as 'Users'. */
  label: string;
  /** The used amount, 0 or more. */
  value: number;
  /** The allowed amount. */
  max: number;
  /** The formatted value, such as '5,412 Gpx'. */
  valueText: string;
  /** The text after it, such as 'of 5,000 Gpx'. */
  maxText: string;
  /** The remaining or exceeded amount as text. */
  detail?: ReactNode;
}

/** Shows how much of an allowance is used. Red when used up; the excess is hatched. */
export function UsageMeter({ label, value, max, valueText, maxText, detail, className, ...rest }: UsageMeterProps) {
  const labelId = useId();
  const { isOver, limit, used, excess } = usageScale(value, max);
  return (
    <div
      className={classNames(styles.meter, className)}
      data-over={isOver || undefined}
      data-state={isOver ? 'over' : 'under'}
      {...rest}
    >
      <div className={styles.heading}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        <span className={styles.figure}>
          <span>{valueText}</span> <span className={styles.allowed}>{maxText}</span>
        </span>
      </div>
      <div
        role="meter"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={Math.max(value, max)}
        aria-valuenow={value}
        aria-valuetext={`${valueText} ${maxText}`}
        className={styles.track}
      >
        <div className={styles.used} style={{ width: `${used}%` }} />
        <div className={styles.excess} style={{ width: `${excess}%` }} />
        {isOver && <div className={styles.limitLine} style={{ insetInlineStart: `${limit}%` }} />}
      </div>
      <div className={styles.scale} aria-hidden="true">
        {QUARTERS.map((quarter) => (
          <i key={quarter} className={styles.tick} style={{ insetInlineStart: `${quarter * limit}%` }} />
        ))}
        {LABELLED.map((quarter) => (
          <span key={quarter} className={styles.tickLabel} style={{ insetInlineStart: `${quarter * limit}%` }}>
            {`${quarter * 100}%`}
          </span>
        ))}
      </div>
      {detail && (
        <div className={styles.detail}>
          {isOver && <StatusSign kind="failed" size="small" />}
          {wrapTexts(detail)}
        </div>
      )}
    </div>
  );
}
