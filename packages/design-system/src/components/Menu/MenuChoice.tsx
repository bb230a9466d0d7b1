'use client';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { DropdownMenu } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import * as styles from './Menu.css.js';

/** Takes up space when unchecked too, so that labels do not move. */
const tick = (
  <span className={styles.icon}>
    <DropdownMenu.ItemIndicator>
      <CheckIcon size={16} weight="bold" aria-hidden="true" />
    </DropdownMenu.ItemIndicator>
  </span>
);

export interface MenuCheckboxItemProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect'> {
  /** Whether it is checked. */
  checked: boolean;
  /** Called with the new state when it is chosen. */
  onCheckedChange: (checked: boolean) => void;
  /** Whether it is disabled. @default false */
  disabled?: boolean;
}

/** An item that turns a setting on or off and closes the menu. */
export function MenuCheckboxItem({ className, children, ...rest }: MenuCheckboxItemProps) {
  return (
    <DropdownMenu.CheckboxItem className={classNames(styles.item, className)} {...rest}>
      {tick}
      <span className={styles.words}>{children}</span>
    </DropdownMenu.CheckboxItem>
  );
}

export interface MenuRadioGroupProps extends ComponentPropsWithRef<'div'> {
  /** The value of the checked MenuRadioItem. */
  value: string;
  /** Called with the value of an item when it is chosen. */
  onValueChange: (value: string) => void;
}

/** Groups MenuRadioItems, one of which is checked. Name it with `aria-label`. */
export function MenuRadioGroup(props: MenuRadioGroupProps) {
  return <DropdownMenu.RadioGroup {...props} />;
}

export interface MenuRadioItemProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect'> {
  /** The value of the item. */
  value: string;
  /** Whether it is disabled. @default false */
  disabled?: boolean;
}

/** An item of a MenuRadioGroup. Choosing it closes the menu. */
export function MenuRadioItem({ className, children, ...rest }: MenuRadioItemProps) {
  return (
    <DropdownMenu.RadioItem className={classNames(styles.item, className)} {...rest}>
      {tick}
      <span className={styles.words}>{children}</span>
    </DropdownMenu.RadioItem>
  );
}
