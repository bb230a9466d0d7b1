import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import * as styles from './OverflowList.css.js';

export interface OverflowListProps<T> extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Everything there is, in order. */
  items: readonly T[];
  /** Items shown before the rest is counted. */
  max: number;
  /** What stands for one item; the list puts it into an `<li>`. */
  renderItem: (item: T) => ReactNode;
  /** Of one item, unique in the list. */
  getKey: (item: T) => string;
  /** Words for how many are left out. @default '+N more' */
  moreLabel?: (hiddenCount: number) => string;
}

/** The first items of a list, then how many there are beyond. */
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
