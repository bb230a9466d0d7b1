'use client';
import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef, ElementType, HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { classNames } from '../../internal/class-names.js';
import { wrapMixedTexts } from '../../internal/wrap-texts.js';
import * as layout from '../../internal/layout.css.js';
import * as styles from './DataList.css.js';

export interface DataListProps extends HTMLAttributes<HTMLElement>, RefAttributes<HTMLElement> {
  /** The space above and below a row: 8 px, or 4 px for rows with buttons. @default 'default' */
  density?: keyof typeof styles.density;
  /** A line around the rows: around a sheet of the page, around a raised part of a dialog, alone, or none. @default 'sheet' */
  frame?: layout.Frame;
  /** The element to render: `dl` for terms and values as DataListItem. @default 'ul' */
  as?: 'ul' | 'ol' | 'dl' | 'div';
  /** Passes the styles to its only child, whose children are the rows, and renders no list of its own. @default false */
  asChild?: boolean;
}

/** Rows with a rule between them, each a child: an `li`, or a DataListItem in a `dl`. */
export function DataList({
  density = 'default',
  frame = 'sheet',
  as = 'ul',
  asChild = false,
  className,
  ...rest
}: DataListProps) {
  const Outer: ElementType = asChild ? Slot.Root : as;
  return (
    <Outer
      className={classNames(
        styles.list,
        styles.density[density],
        layout.frame[frame],
        frame === 'none' && styles.flush,
        className,
      )}
      {...rest}
    />
  );
}

export interface DataListItemProps extends ComponentPropsWithRef<'div'> {
  /** What the value is, at the start of the row. */
  label: ReactNode;
}

/** A term and its value, at either end of a row of a DataList that renders a `dl`. */
export function DataListItem({ label, className, children, ...rest }: DataListItemProps) {
  return (
    <div className={classNames(styles.item, className)} {...rest}>
      <dt>{label}</dt>
      <dd className={styles.value}>{wrapMixedTexts(children)}</dd>
    </div>
  );
}
