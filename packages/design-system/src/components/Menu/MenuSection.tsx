'use client';
import { DropdownMenu } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import * as styles from './Menu.css.js';

export type MenuLabelProps = ComponentPropsWithRef<'div'>;

/** A heading for the items below it. */
export function MenuLabel({ className, ...rest }: MenuLabelProps) {
  return <DropdownMenu.Label className={classNames(styles.label, className)} {...rest} />;
}

export type MenuSeparatorProps = Omit<ComponentPropsWithRef<'div'>, 'children'>;

/** A line between groups of items. */
export function MenuSeparator({ className, ...rest }: MenuSeparatorProps) {
  return <DropdownMenu.Separator className={classNames(styles.separator, className)} {...rest} />;
}
