'use client';

import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import * as styles from './Rail.css.js';

/** A component of the icon set, such as `HouseIcon`. */
export type RailIcon = (props: {
  size?: number;
  weight?: 'regular' | 'bold' | 'fill';
  'aria-hidden'?: boolean;
}) => ReactNode;

export interface RailItemProps extends ComponentPropsWithRef<'button'> {
  /** Drawn over the label, filled when selected. */
  icon: RailIcon;
  /** The label, one or two short words; with `asChild` a link around it. */
  children: ReactNode;
  /** Where the reader is: filled icon, yellow bar. @default false */
  selected?: boolean;
  /** Blue plate under the icon, for the one action of the rail. @default false */
  emphasis?: boolean;
  /** Left out of the bar at the bottom. @default false */
  wideOnly?: boolean;
  /** Gives the looks to its one child, a router's link, and renders no `<button>` of its own. @default false */
  asChild?: boolean;
}

/** One place or action of a Rail. `ref` and the remaining attributes reach the button or link. */
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
        <Slot.Slottable>{children}</Slot.Slottable>
      </Outer>
    </li>
  );
}
