'use client';

import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import * as styles from '../Button/Button.css.js';

export interface LinkButtonProps extends ComponentPropsWithRef<'a'> {
  /** How much it stands out. @default 'secondary' */
  variant?: keyof typeof styles.variant;
  /** How large it is. @default 'default' */
  size?: keyof typeof styles.size;
  /** Drawn before the label, 18 px bold. */
  icon?: ReactNode;
  /** Gives the looks to its one child, a router's link, and renders no `<a>` of its own. @default false */
  asChild?: boolean;
}

/** Goes to an address and looks like a button. What does something instead is a Button. */
export function LinkButton({
  variant = 'secondary',
  size = 'default',
  icon,
  asChild = false,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  const Outer = asChild ? Slot.Root : 'a';
  return (
    <Outer
      className={classNames(styles.button, styles.size[size], styles.variant[variant], styles.spaced, className)}
      {...rest}
    >
      {icon}
      <Slot.Slottable>{children}</Slot.Slottable>
    </Outer>
  );
}
