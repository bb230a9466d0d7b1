'use client';
import { DropdownMenu } from 'radix-ui';
import type { ComponentPropsWithRef, KeyboardEvent, ReactElement } from 'react';
import { useControllableState } from '../../hooks/useControllableState.js';
import { type Anchor, anchoredMenuProps, AnchorStandIn } from '../../internal/AnchorStandIn.js';
import { classNames } from '../../internal/class-names.js';
import { isComposing, keepWhileComposing } from '../../internal/is-composing.js';
import { useDirection, type Direction } from '../../internal/useDirection.js';
import * as styles from './Menu.css.js';
import { useMenuKeys } from './useMenuKeys.js';

export interface MenuProps extends ComponentPropsWithRef<'div'> {
  /** The button that opens the menu. If no item is allowed, leave out the whole menu. */
  trigger?: ReactElement;
  /**
   * A ref to a button outside the menu, instead of `trigger`. The button controls `open` and sets `aria-haspopup` and
   * `aria-expanded` itself. This makes it possible to lazy-load the menu. Name the menu with `aria-label`.
   */
  anchor?: Anchor;
  /** Whether it is open (controlled). */
  open?: boolean;
  /** Whether it is open by default (uncontrolled). @default false */
  defaultOpen?: boolean;
  /** Called with the new state when it opens, and when a choice, Escape, Tab or a click outside closes it. */
  onOpenChange?: (open: boolean) => void;
  /** The side of the trigger. Flips if there is not enough space. @default 'bottom' */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** The alignment with the trigger. @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** The text direction. @default the direction of the document */
  dir?: Direction;
}

/** Shows actions behind a button. */
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
  const keyDownCapture = useMenuKeys();
  const keyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.key === 'Tab' && !isComposing(event)) setOpen(false);
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
          onEscapeKeyDown={keepWhileComposing}
          onKeyDown={keyDown}
          onKeyDownCapture={keyDownCapture}
          {...(anchor && anchoredMenuProps(anchor))}
          {...rest}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
