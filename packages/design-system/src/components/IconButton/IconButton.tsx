'use client';
import type { ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import { Button, type ButtonProps } from '../Button/index.js';
import * as styles from './IconButton.css.js';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'aria-label'> {
  /** Accessible name: an icon alone says nothing to a screen reader. */
  label: string;
  /** 18 px, bold. */
  icon: ReactNode;
}

/** A square button that holds one icon. Wrap it in a Tooltip where the icon is not common knowledge. */
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
      // Its name is not its content: what it says while pending has to be in it.
      aria-label={pending ? `${label} ${pendingLabel}` : label}
      pending={pending}
      className={classNames(styles.square, className)}
      {...rest}
    >
      {icon}
    </Button>
  );
}
