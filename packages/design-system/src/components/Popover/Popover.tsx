'use client';
import { Popover as RadixPopover } from 'radix-ui';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { type Anchor, AnchorStandIn } from '../../internal/AnchorStandIn.js';
import { classNames } from '../../internal/class-names.js';
import * as styles from './Popover.css.js';

export interface PopoverProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name of the card. */
  label: string;
  /** The button it hangs from. */
  trigger?: ReactElement;
  /**
   * Instead of `trigger`: the button, which stands elsewhere, opens the card by `open` and tells so
   * itself (`aria-haspopup`, `aria-expanded`). Lets a page fetch the card when it is first wanted.
   */
  anchor?: Anchor;
  /** Whether it is open, when controlled. */
  open?: boolean;
  /** Whether it is open at first, when uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called when it opens, and when Escape or a press outside closes it. */
  onOpenChange?: (open: boolean) => void;
  /** Preferred side; flips where there is no room. @default 'bottom' */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Which edges of card and trigger meet. @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** Keeps focus and pointer inside until it is closed. @default false */
  modal?: boolean;
}

/** A card with controls of its own beside the button that opened it. Escape closes it and gives focus back. */
export function Popover({
  label,
  trigger,
  anchor,
  open,
  defaultOpen,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  modal = false,
  className,
  children,
  ...rest
}: PopoverProps) {
  return (
    <RadixPopover.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange} modal={modal}>
      <RadixPopover.Trigger asChild>{anchor ? <AnchorStandIn anchor={anchor} /> : trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          aria-label={label}
          className={classNames(styles.card, className)}
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          {...rest}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
