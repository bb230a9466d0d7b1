import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import { Brackets } from '../../internal/Brackets.js';
import { classNames } from '../../internal/class-names.js';
import * as styles from './Tile.css.js';

export interface CreateTileProps extends ComponentPropsWithRef<'a'> {
  /** Gives the looks to its one child, a router's link. @default false */
  asChild?: boolean;
}

/** The empty place in a grid that makes a new thing. */
export function CreateTile({ asChild = false, className, children, ...rest }: CreateTileProps) {
  const Outer = asChild ? Slot.Root : 'a';
  return (
    <Outer className={classNames(styles.create, className)} {...rest}>
      <Brackets />
      <PlusIcon size={20} aria-hidden="true" />
      <Slot.Slottable>{children}</Slot.Slottable>
    </Outer>
  );
}
