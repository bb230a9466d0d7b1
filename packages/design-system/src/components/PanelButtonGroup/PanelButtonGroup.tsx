'use client';
import { Toolbar } from 'radix-ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import { useDirection, type Direction } from '../../internal/useDirection.js';
import * as styles from './PanelButtonGroup.css.js';

export interface PanelButtonGroupProps extends Omit<ComponentPropsWithRef<'div'>, 'dir'> {
  /** The accessible name of the group. */
  label: string;
  /** The corner of the positioned ancestor. Left and right swap in right-to-left pages. */
  corner: keyof typeof styles.corner;
  /** Whether the buttons form a column or a row. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
  /** The writing direction. @default the direction of the document */
  dir?: Direction;
  /** The PanelButtons. */
  children?: ReactNode;
}

/** Buttons that float over an image or a map. They are one tab stop; arrow keys move between them. */
export function PanelButtonGroup({
  label,
  corner,
  orientation = 'vertical',
  dir,
  className,
  ...rest
}: PanelButtonGroupProps) {
  return (
    <Toolbar.Root
      aria-label={label}
      orientation={orientation}
      dir={useDirection(dir)}
      data-corner={corner}
      className={classNames(styles.group, styles.corner[corner], className)}
      {...rest}
    />
  );
}

export interface PanelButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'aria-label' | 'aria-pressed'
> {
  /** The accessible name, required because the button shows only an icon. */
  label: string;
  /** The icon, 18 px and bold. */
  icon: ReactNode;
  /** The state of a toggle button; omit it for other buttons. */
  pressed?: boolean;
}

/** A button of a PanelButtonGroup. */
export function PanelButton({ label, icon, pressed, className, ...rest }: PanelButtonProps) {
  return (
    <Toolbar.Button
      aria-label={label}
      aria-pressed={pressed}
      className={classNames(styles.button, className)}
      {...rest}
    >
      {icon}
    </Toolbar.Button>
  );
}
