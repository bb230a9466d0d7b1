'use client';
import { DropdownMenu } from 'radix-ui';
import type { ComponentPropsWithRef, KeyboardEvent, ReactElement } from 'react';
import { useControllableState } from '../../hooks/useControllableState.js';
import { type Anchor, anchoredMenuProps, AnchorStandIn } from '../../internal/AnchorStandIn.js';
import { classNames } from '../../internal/class-names.js';
import { useDirection, type Direction } from '../../internal/useDirection.js';
import * as styles from './Menu.css.js';

export interface MenuProps extends ComponentPropsWithRef<'div'> {
  /** The button it hangs from. Leave the whole menu out where no item is allowed. */
  trigger?: ReactElement;
  /**
   * Instead of `trigger`: the button, which stands elsewhere, opens the menu by `open` and tells so
   * itself (`aria-haspopup`, `aria-expanded`). Lets a page fetch the menu when it is first wanted. Name it with `aria-label`.
   */
  anchor?: Anchor;
  /** Whether it is open, when controlled. */
  open?: boolean;
  /** Whether it is open at first, when uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called when it opens, and when a choice, Escape, Tab or a press outside closes it. */
  onOpenChange?: (open: boolean) => void;
  /** Preferred side; flips where there is no room. @default 'bottom' */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Which edges of menu and trigger meet. @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** Which way its text runs. @default the direction of the document */
  dir?: Direction;
}

/** Actions behind a button: arrows, Home, End and the first letters move, Enter chooses, Escape and Tab close. */
export function Menu({
  trigger,
  anchor,
  open,
  defaultOpen = false,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  dir,
  className,
  children,
  onKeyDown,
  ...rest
}: MenuProps) {
  const [isOpen, setOpen] = useControllableState(open, defaultOpen, onOpenChange);
  const keyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.key === 'Tab') setOpen(false);
  };
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setOpen} dir={useDirection(dir)}>
      <DropdownMenu.Trigger asChild>{anchor ? <AnchorStandIn anchor={anchor} /> : trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={classNames(styles.list, className)}
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          onKeyDown={keyDown}
          {...(anchor && anchoredMenuProps(anchor))}
          {...rest}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
