'use client';

import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import { wrapTexts } from '../../internal/wrap-texts.js';
import * as styles from '../Button/Button.css.js';

export interface LinkButtonProps extends ComponentPropsWithRef<'a'> {
  /** The visual style. @default 'secondary' */
  variant?: keyof typeof styles.variant;
  /** The size of the link. @default 'default' */
  size?: keyof typeof styles.size;
  /** The icon before the label, 18 px and bold. */
  icon?: ReactNode;
  /** Whether to render its only child, such as a router's link, instead of an `<a>`. @default false */
  asChild?: boolean;
}

/** A link that looks like a button. For actions, use Button. */
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
      <Slot.Slottable child={children}>{wrapTexts}</Slot.Slottable>
    </Outer>
  );
}
