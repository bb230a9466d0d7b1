import { forwardRef, useImperativeHandle, type FocusEvent, type RefObject } from 'react';

/** A button that is rendered elsewhere. */
export type Anchor = RefObject<HTMLElement | null>;

/**
 * Stands where Radix wants a trigger, for a button that stands elsewhere and
 * opens the overlay itself: hands that button on as its own, and draws nothing.
 */
export const AnchorStandIn = forwardRef<HTMLElement | null, { anchor: Anchor }>(function AnchorStandIn(
  { anchor },
  ref,
) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => anchor.current, [anchor]);
  return null;
});

/**
 * The menu of such a button: a press on the button is the button's, and the name
 * cannot be a trigger's. Opened by a key, it starts at its first item, also when
 * it came too late to have seen the key.
 */
export const anchoredMenuProps = (anchor: Anchor) => ({
  'aria-labelledby': undefined,
  onInteractOutside: (event: Event) => {
    if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
  },
  onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (target !== currentTarget || !currentTarget.matches(':focus-visible')) return;
    currentTarget.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus();
  },
});
