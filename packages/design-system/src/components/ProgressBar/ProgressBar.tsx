'use client';
import { useEffect, type ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import { progressShare, reportUnshowable } from '../../internal/progress-share.js';
import * as styles from './ProgressBar.css.js';

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** The accessible name: what is in progress. */
  label: string;
  /** The progress, 0 to `max`; `null` while unknown. Other values are shown as unknown and logged. @default null */
  value?: number | null;
  /** The value of full progress. @default 100 */
  max?: number;
  /** A description of the value, such as "412 of 1,000". @default a percentage, announced by screen readers */
  valueText?: string;
}

/** A continuous progress bar. */
export function ProgressBar({ label, value = null, max = 100, valueText, className, ...rest }: ProgressBarProps) {
  const share = progressShare(value, max);
  useEffect(() => reportUnshowable('ProgressBar', value, max), [value, max]);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={share === null ? undefined : (value ?? undefined)}
      aria-valuetext={share === null ? undefined : valueText}
      data-state={share === null ? 'indeterminate' : share === 1 ? 'complete' : 'loading'}
      className={classNames(styles.track, className)}
      {...rest}
    >
      <div className={styles.fill} style={share === null ? undefined : { width: `${share * 100}%` }} />
    </div>
  );
}
