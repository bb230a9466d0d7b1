'use client';
import { Popover as RadixPopover } from 'radix-ui';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { type Anchor, AnchorStandIn } from '../../internal/AnchorStandIn.js';
import { classNames } from '../../internal/class-names.js';
import { closeToast } from '../../internal/close-toast.js';
import { isComposing } from '../../internal/is-composing.js';
import { useFocusOnToasts } from '../../internal/useFocusOnToasts.js';
import { wrapTexts } from '../../internal/wrap-texts.js';
import * as styles from './Popover.css.js';

export interface PopoverProps extends ComponentPropsWithRef<'div'> {
  /** The accessible name of the card. */
  label: string;
  /** The button that opens it. */
  trigger?: ReactElement;
  /**
   * Alternative to `trigger`: a button rendered elsewhere that controls `open` and sets `aria-haspopup` and
   * `aria-expanded` itself. Allows lazy-loading the card.
   */
  anchor?: Anchor;
  /** Whether it is open when controlled. */
  open?: boolean;
  /** Whether it is initially open when uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes, such as by Escape or a click outside. */
  onOpenChange?: (open: boolean) => void;
  /** The preferred side; flips without room. @default 'bottom' */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** The alignment with the trigger. @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** Whether to trap focus and block the page, except toasts, until it closes. @default false */
  modal?: boolean;
}

/** Escape in the toasts closes one of them, and the one that ends a composition closes nothing. */
function onEscapeKeyDown(event: KeyboardEvent): void {
  if (isComposing(event) || closeToast(event.target)) event.preventDefault();
}

/** Lets focus move from the modal card around it to the toasts. */
function FocusOnToasts() {
  useFocusOnToasts();
  return null;
}

/** A card with controls next to the button that opened it. Escape closes it and returns focus. */
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
          onEscapeKeyDown={onEscapeKeyDown}
          {...rest}
        >
          {modal ? (
            <>
              <FocusOnToasts />
              {wrapTexts(children)}
            </>
          ) : (
            children
          )}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
