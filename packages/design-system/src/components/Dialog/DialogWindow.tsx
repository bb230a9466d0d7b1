'use client';
import { Dialog as RadixDialog } from 'radix-ui';
import { useRef, useState, type ComponentPropsWithRef, type RefObject } from 'react';
import { focusFirstField, rememberFocus } from '../../internal/remember-focus.js';
import { useMergedRefs } from '../../internal/useMergedRefs.js';

interface DialogWindowProps extends ComponentPropsWithRef<'div'> {
  initialFocusRef: RefObject<HTMLElement | null> | undefined;
  isDescribed: boolean;
}

/** The window of an open dialog: takes focus when it mounts, gives it back when it goes. */
export function DialogWindow({ initialFocusRef, isDescribed, ref, ...rest }: DialogWindowProps) {
  // Read before anything inside is mounted: an `autoFocus` in there would hide who had focus.
  const [returnFocus] = useState(rememberFocus);
  const ownRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(ref, ownRef);

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
      {...(isDescribed ? {} : { 'aria-describedby': undefined })}
      {...rest}
    />
  );
}
