import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import * as styles from './TitleBlock.css.js';

export interface TitleBlockItem {
  label: string;
  /** The value; `null`, `undefined` and '' show the empty text. */
  value: ReactNode;
  /** Whether it spans the whole row. @default false */
  wide?: boolean;
}

export interface TitleBlockProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The facts, in reading order. */
  items: readonly TitleBlockItem[];
  /** The number of columns from lg (1025 px); at most two from sm (650 px), one below. @default 2 */
  columns?: keyof typeof styles.columns;
  /** The text for a missing value. @default 'Not recorded' */
  emptyText?: string;
}

const isEmpty = (value: ReactNode) => value === null || value === undefined || value === '';

/** Facts about one thing, in a ruled frame. */
export function TitleBlock({ items, columns = 2, emptyText = 'Not recorded', className, ...rest }: TitleBlockProps) {
  return (
    <dl className={classNames(styles.block, styles.columns[columns], className)} {...rest}>
      {items.map(({ label, value, wide }) => (
        <div key={label} className={classNames(styles.cell, wide && styles.wide)}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value} data-empty={isEmpty(value) || undefined}>
            {isEmpty(value) ? emptyText : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
