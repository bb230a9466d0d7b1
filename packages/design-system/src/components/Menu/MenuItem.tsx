'use client';
import { DropdownMenu, Slot } from 'radix-ui';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import { wrapTexts } from '../../internal/wrap-texts.js';
import * as styles from './Menu.css.js';

export interface MenuItemProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect'> {
  /** The icon before the label, 20 px. */
  icon?: ReactNode;
  /** Called when the item is chosen. The menu closes. */
  onSelect?: () => void;
  /** Whether it is disabled and cannot be focused. @default false */
  disabled?: boolean;
  /** The reason why it cannot be chosen now, shown under the label. The item is disabled but can be focused. */
  disabledReason?: string;
  /** The visual style. Use 'danger' for destructive actions. @default 'default' */
  variant?: keyof typeof styles.variant;
  /** Whether to render its only child, such as a router's link, instead of its own element. @default false */
  asChild?: boolean;
}

/** An item of a Menu: an action, or a link with `asChild`. */
export function MenuItem({
  icon,
  onSelect,
  disabled = false,
  disabledReason,
  variant = 'default',
  asChild = false,
  className,
  children,
  ...rest
}: MenuItemProps) {
  const refuse = (event: MouseEvent) => event.preventDefault();
  return (
    <DropdownMenu.Item
      asChild={asChild}
      className={classNames(styles.item, styles.variant[variant], className)}
      disabled={disabled && disabledReason === undefined}
      onSelect={onSelect}
      {...(disabledReason === undefined ? {} : { 'aria-disabled': true, onClick: refuse })}
      {...rest}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      <Slot.Slottable child={children}>
        {(words) => (
          <span className={styles.words}>
            {wrapTexts(words)} {disabledReason !== undefined && <span className={styles.reason}>{disabledReason}</span>}
          </span>
        )}
      </Slot.Slottable>
    </DropdownMenu.Item>
  );
}
