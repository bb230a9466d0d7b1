'use client';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { DropdownMenu } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import * as styles from './Menu.css.js';

/** The room of the tick is kept, so that words do not move. */
const tick = (
  <span className={styles.icon}>
    <DropdownMenu.ItemIndicator>
      <CheckIcon size={16} weight="bold" aria-hidden="true" />
    </DropdownMenu.ItemIndicator>
  </span>
);

export interface MenuCheckboxItemProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect'> {
  /** The state, when controlled. */
  checked: boolean;
  /** Called with the new state. */
  onCheckedChange: (checked: boolean) => void;
  /** It cannot be used. @default false */
  disabled?: boolean;
}

/** Turns one thing on or off; the menu closes. */
export function MenuCheckboxItem({ className, children, ...rest }: MenuCheckboxItemProps) {
  return (
    <DropdownMenu.CheckboxItem className={classNames(styles.item, className)} {...rest}>
      {tick}
      <span className={styles.words}>{children}</span>
    </DropdownMenu.CheckboxItem>
  );
}

export interface MenuRadioGroupProps extends ComponentPropsWithRef<'div'> {
  /** Of the chosen MenuRadioItem. */
  value: string;
  /** Called with the value of the chosen item. */
  onValueChange: (value: string) => void;
}

/** Items of which one is chosen. Name it with `aria-label`. */
export function MenuRadioGroup(props: MenuRadioGroupProps) {
  return <DropdownMenu.RadioGroup {...props} />;
}

export interface MenuRadioItemProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect'> {
  /** What the group takes when this item is chosen. */
  value: string;
  /** It cannot be used. @default false */
  disabled?: boolean;
}

/** One of a MenuRadioGroup; choosing closes the menu. */
export function MenuRadioItem({ className, children, ...rest }: MenuRadioItemProps) {
  return (
    <DropdownMenu.RadioItem className={classNames(styles.item, className)} {...rest}>
      {tick}
      <span className={styles.words}>{children}</span>
    </DropdownMenu.RadioItem>
  );
}
