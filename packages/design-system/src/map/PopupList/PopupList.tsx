'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import * as styles from './PopupList.css.js';

/** Default number of rows. */
export const POPUP_LIST_MAX_ITEMS = 50;

export interface PopupListProps<T> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** All things at the location. The first `maxItems` are rows, the rest a number. */
  items: readonly T[];
  /** Returns the unique key of an item. */
  itemKey: (item: T) => string;
  /** Renders a row of 60 px, usually a link with thumbnail, name and two facts. */
  renderItem: (item: T) => ReactNode;
  /** The heading, such as "54 assets in this cluster". */
  header?: ReactNode;
  /** The maximum number of rows. @default 50 */
  maxItems?: number;
  /** The text for the number of the rest. @default '+{count} more' */
  moreLabel?: (count: number) => string;
  /** Called with the hovered or focused item, or `null`. */
  onHoverItem?: (item: T | null) => void;
}

/** A list inside a popup: shows 3½ rows and scrolls; at most 50 rows, and the number of the rest. */
export function PopupList<T>({
  items,
  itemKey,
  renderItem,
  header,
  maxItems = POPUP_LIST_MAX_ITEMS,
  moreLabel = (count) => `+${count} more`,
  onHoverItem,
  className,
  ...rest
}: PopupListProps<T>) {
  const moreCount = Math.max(0, items.length - maxItems);
  return (
    <div className={classNames(styles.list, className)} {...rest}>
      {header !== undefined && <div className={styles.header}>{header}</div>}
      <ul className={styles.rows}>
        {items.slice(0, maxItems).map((item) => (
          <li key={itemKey(item)} className={styles.listItem}>
            <div
              className={styles.row}
              onPointerEnter={() => onHoverItem?.(item)}
              onPointerLeave={() => onHoverItem?.(null)}
              onFocus={() => onHoverItem?.(item)}
              onBlur={() => onHoverItem?.(null)}
            >
              {renderItem(item)}
            </div>
          </li>
        ))}
      </ul>
      {moreCount > 0 && <p className={styles.more}>{moreLabel(moreCount)}</p>}
    </div>
  );
}
