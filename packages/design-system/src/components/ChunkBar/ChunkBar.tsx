'use client';
import { useEffect, type ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import { progressShare, reportUnshowable } from '../../internal/progress-share.js';
import * as styles from './ChunkBar.css.js';

export interface ChunkBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** The accessible name: what is uploaded. */
  label: string;
  /** The current value, from 0 to `max`. Any other value shows an empty bar and is reported in the console. */
  value: number;
  /** The value of a full bar. @default 100 */
  max?: number;
  /** The status of the upload, shown by colour. State it in the text next to the bar too. @default 'pending' */
  status?: keyof typeof styles.status;
  /** The text announced instead of a percentage: the one shown next to the bar. */
  valueText?: string;
}

/** Shows the progress of an upload in 20 equal parts, or 10 in little space. Always show a text next to it. */
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
