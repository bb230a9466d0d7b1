'use client';
import { useEffect, type ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import { progressShare, reportUnshowable } from '../../internal/progress-share.js';
import * as styles from './ChunkBar.css.js';

export interface ChunkBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** Accessible name: what is being sent. */
  label: string;
  /** Done so far, 0 to `max`. Anything else is drawn empty and reported in the console. */
  value: number;
  /** The value at which it is full. @default 100 */
  max?: number;
  /** What the bar shows: its colour repeats the words beside it. @default 'pending' */
  status?: keyof typeof styles.status;
  /** What screen readers hear instead of a percentage: the words drawn beside the bar. */
  valueText?: string;
}

/** Progress of an upload in 20 equal parts, 10 when there is little room. Never without words beside it. */
export function ChunkBar({
  label,
  value,
  max = 100,
  status = 'pending',
  valueText,
  className,
  ...rest
}: ChunkBarProps) {
  const share = progressShare(value, max);
  useEffect(() => reportUnshowable('ChunkBar', value, max), [value, max]);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={share === null ? undefined : value}
      aria-valuetext={valueText}
      data-status={status}
      className={classNames(styles.bar, className)}
      {...rest}
    >
      <div className={styles.parts}>
        <div
          className={classNames(styles.fill, styles.status[status])}
          style={{ width: `${status === 'completed' ? 100 : (share ?? 0) * 100}%` }}
        />
      </div>
    </div>
  );
}
