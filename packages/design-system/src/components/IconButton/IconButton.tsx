'use client';
import type { ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import { Button, type ButtonProps } from '../Button/index.js';
import * as styles from './IconButton.css.js';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'aria-label'> {
  /** The accessible name. */
  label: string;
  /** The icon, 18 px and bold. */
  icon: ReactNode;
}

/** A square button with an icon. Wrap it in a Tooltip if the icon is not well known. */
export function IconButton({
  label,
  icon,
  pending = false,
  pendingLabel = 'please wait',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Button
      // `aria-label` replaces the content, so it must include the pending text.
      aria-label={pending ? `${label} ${pendingLabel}` : label}
      pending={pending}
      className={classNames(styles.square, className)}
      {...rest}
    >
      {icon}
    </Button>
  );
}
