'use client';
import { Toolbar } from 'radix-ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import { useDirection, type Direction } from '../../internal/useDirection.js';
import * as styles from './PanelButtonGroup.css.js';

export interface PanelButtonGroupProps extends Omit<ComponentPropsWithRef<'div'>, 'dir'> {
  /** Accessible name of the group. */
  label: string;
  /** Of the positioned element around it; left and right change sides from right to left. */
  corner: keyof typeof styles.corner;
  /** Whether the buttons stand in a column or a row. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
  /** Which way its text runs. @default the direction of the document */
  dir?: Direction;
  /** PanelButtons. */
  children?: ReactNode;
}

/**
 * Buttons that float over a picture or a map: one tab stop, arrows move along them.
 *
 * @see DS-058..061
 */
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
  /** Accessible name: an icon alone says nothing to a screen reader. */
  label: string;
  /** 18 px, bold. */
  icon: ReactNode;
  /** For a button that stays on or off; left out for one that acts. */
  pressed?: boolean;
}

/** One button of a PanelButtonGroup. */
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
