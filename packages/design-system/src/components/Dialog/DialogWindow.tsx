'use client';
import { Dialog as RadixDialog } from 'radix-ui';
import { useRef, useState, type ComponentPropsWithRef, type RefObject } from 'react';
import { focusFirstField, rememberFocus } from '../../internal/remember-focus.js';
import { useFocusOnToasts } from '../../internal/useFocusOnToasts.js';
import { useMergedRefs } from '../../internal/useMergedRefs.js';
import { usePressOutside } from './usePressOutside.js';
import { useTopmostEscape } from './useTopmostEscape.js';

interface DialogWindowProps extends ComponentPropsWithRef<'div'> {
  initialFocusRef: RefObject<HTMLElement | null> | undefined;
  isDescribed: boolean;
  /** Called by Escape. */
  onDismiss: () => void;
}

/** The window of an open dialog. Takes focus on mount and returns it on unmount. */
export function DialogWindow({ initialFocusRef, isDescribed, onDismiss, ref, ...rest }: DialogWindowProps) {
  // Read before the content mounts: an `autoFocus` inside would change the focused element.
  const [returnFocus] = useState(rememberFocus);
  const ownRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(ref, ownRef);
  const onEscapeKeyDown = useTopmostEscape(onDismiss);
  const onPointerDownOutside = usePressOutside();
  useFocusOnToasts();

  const takeFocus = (event: Event) => {
    event.preventDefault();
    const window = ownRef.current;
    if (initialFocusRef?.current) initialFocusRef.current.focus();
    else if (window && !focusFirstField(window)) window.querySelector<HTMLElement>('h2')?.focus();
  };
  const giveFocusBack = (event: Event) => {
    event.preventDefault();
    returnFocus();
  };

  return (
    <RadixDialog.Content
      ref={mergedRef}
      onOpenAutoFocus={takeFocus}
      onCloseAutoFocus={giveFocusBack}
      onEscapeKeyDown={onEscapeKeyDown}
      onPointerDownOutside={onPointerDownOutside}
      {...(isDescribed ? {} : { 'aria-describedby': undefined })}
      {...rest}
    />
  );
}
