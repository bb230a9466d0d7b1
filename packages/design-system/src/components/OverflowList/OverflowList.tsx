import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import * as styles from './OverflowList.css.js';

export interface OverflowListProps<T> extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** All items, in order. */
  items: readonly T[];
  /** The number of visible items. */
  max: number;
  /** Renders an item; the list wraps it in an `<li>`. */
  renderItem: (item: T) => ReactNode;
  /** Returns the unique key of an item. */
  getKey: (item: T) => string;
  /** The text for the number of hidden items. @default '+N more' */
  moreLabel?: (hiddenCount: number) => string;
}

/** Shows the first items of a list and the number of the rest. */
export function OverflowList<T>({
  items,
  max,
  renderItem,
  getKey,
  moreLabel = (hiddenCount) => `+${hiddenCount} more`,
  className,
  ...rest
}: OverflowListProps<T>) {
  const hiddenCount = Math.max(0, items.length - max);
  return (
    <ul className={classNames(styles.list, className)} {...rest}>
      {items.slice(0, max).map((item) => (
        <li key={getKey(item)}>{renderItem(item)}</li>
      ))}
      {hiddenCount > 0 && <li className={styles.more}>{moreLabel(hiddenCount)}</li>}
    </ul>
  );
}
