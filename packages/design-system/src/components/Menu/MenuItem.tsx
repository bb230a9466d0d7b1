'use client';
import { DropdownMenu, Slot } from 'radix-ui';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import * as styles from './Menu.css.js';

export interface MenuItemProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect'> {
  /** 20 px, before the words. */
  icon?: ReactNode;
  /** By click or key; the menu closes. */
  onSelect?: () => void;
  /** It cannot be used. @default false */
  disabled?: boolean;
  /** Why it cannot be chosen now, under the words. The item is disabled but still reached by keys. */
  disabledReason?: string;
  /** Whether choosing it destroys something. @default 'default' */
  variant?: keyof typeof styles.variant;
  /** Gives the looks to its one child, a router's link. @default false */
  asChild?: boolean;
}

/** One action, or with `asChild` one address, of a Menu. */
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
            {words} {disabledReason !== undefined && <span className={styles.reason}>{disabledReason}</span>}
          </span>
        )}
      </Slot.Slottable>
    </DropdownMenu.Item>
  );
}
