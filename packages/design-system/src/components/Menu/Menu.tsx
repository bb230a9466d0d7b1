'use client';
import { DropdownMenu } from 'radix-ui';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../../internal/class-names.js';
import { useDirection, type Direction } from '../../internal/useDirection.js';
import * as styles from './Menu.css.js';

export interface MenuProps extends ComponentPropsWithRef<'div'> {
  /** The button it hangs from. Leave the whole menu out where no item is allowed. */
  trigger: ReactElement;
  /** Whether it is open, when controlled. */
  open?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  /** Called when it opens, and when a choice, Escape, Tab or a press outside closes it. */
  onOpenChange?: (open: boolean) => void;
  /** @default 'bottom' */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Which edges of menu and trigger meet. @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** @default the direction of the document */
  dir?: Direction;
}

/** Actions behind a button: arrows, Home, End and the first letters move, Enter chooses, Escape and Tab close. */
export function Menu({
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  dir,
  className,
  children,
  ...rest
}: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange} dir={useDirection(dir)}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={classNames(styles.list, className)}
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          {...rest}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
