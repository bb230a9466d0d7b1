import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Children, type ComponentPropsWithRef, isValidElement } from 'react';
import { classNames } from '../../internal/class-names.js';
import * as styles from './TileGrid.css.js';

export interface TileGridProps extends ComponentPropsWithRef<'ul'> {
  /** The number of columns from sm (650 px), lg (1025 px) and xl (1440 px); one below. @default [2, 3, 4] */
  columns?: readonly [sm: number, lg: number, xl: number];
  /** Whether the next page is loading; dims the tiles. @default false */
  busy?: boolean;
}

/** A grid of tiles. */
export function TileGrid({ columns = [2, 3, 4], busy = false, className, style, children, ...rest }: TileGridProps) {
  const [sm, lg, xl] = columns;
  const counts = assignInlineVars({
    [styles.columnsSmall]: String(sm),
    [styles.columnsMedium]: String(lg),
    [styles.columnsLarge]: String(xl),
  });
  return (
    <ul className={classNames(styles.grid, className)} style={{ ...counts, ...style }} aria-busy={busy} {...rest}>
      {Children.toArray(children).map((child, index) => (
        <li key={isValidElement(child) ? child.key : index} className={styles.cell}>
          {child}
        </li>
      ))}
    </ul>
  );
}
