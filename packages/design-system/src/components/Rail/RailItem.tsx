'use client';

import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import { wrapTexts } from '../../internal/wrap-texts.js';
import * as styles from './Rail.css.js';

/** A component of the icon set, such as `HouseIcon`. */
export type RailIcon = (props: {
  size?: number;
  weight?: 'regular' | 'bold' | 'fill';
  'aria-hidden'?: boolean;
}) => ReactNode;

export interface RailItemProps extends ComponentPropsWithRef<'button'> {
  /** The icon above the label, filled when selected. */
  icon: RailIcon;
  /** The label, one or two short words; with `asChild`, a link that contains it. */
  children: ReactNode;
  /** Whether this is the current page: filled icon and yellow bar. @default false */
  selected?: boolean;
  /** Whether this is the primary action of the rail, with a blue background. @default false */
  emphasis?: boolean;
  /** Whether to hide it in the bottom bar. @default false */
  wideOnly?: boolean;
  /** Passes styles and behaviour to its only child, such as a router link, instead of rendering a `<button>`. @default false */
  asChild?: boolean;
}

/** A destination or action of a Rail. `ref` and other attributes are passed to the button or link. */
export function RailItem({
  icon: Icon,
  selected = false,
  emphasis = false,
  wideOnly = false,
  asChild = false,
  className,
  children,
  ...rest
}: RailItemProps) {
  const Outer = asChild ? Slot.Root : 'button';
  const weight = selected ? 'fill' : 'regular';
  return (
    <li className={classNames(emphasis ? styles.emphasisedPlace : styles.place, wideOnly && styles.wideOnly)}>
      <Outer
        {...(asChild ? {} : { type: 'button' as const })}
        className={classNames(styles.item, className)}
        aria-current={selected ? 'page' : undefined}
        {...rest}
      >
        <span className={emphasis ? styles.emphasised : styles.icon}>
          <Icon size={emphasis ? 20 : 24} weight={emphasis ? 'bold' : weight} aria-hidden />
        </span>
        <Slot.Slottable child={children}>{wrapTexts}</Slot.Slottable>
      </Outer>
    </li>
  );
}
