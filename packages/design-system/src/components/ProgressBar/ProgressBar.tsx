'use client';
import { useEffect, type ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import { progressShare, reportUnshowable } from '../../internal/progress-share.js';
import * as styles from './ProgressBar.css.js';

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** Accessible name: what is under way. */
  label: string;
  /** Done so far, 0 to `max`; `null` while unknown. Anything else is drawn as unknown and reported in the console. @default null */
  value?: number | null;
  /** The value at which it is full. @default 100 */
  max?: number;
  /** The value in words, "412 of 1,000"; without it screen readers say a percentage. */
  valueText?: string;
}

/** One continuous bar for work of any kind. */
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
