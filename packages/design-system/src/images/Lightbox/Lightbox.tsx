'use client';
import { Dialog as RadixDialog } from 'radix-ui';
import { useState, type ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import { keepWhileComposing } from '../../internal/is-composing.js';
import { rememberFocus } from '../../internal/remember-focus.js';
import { useFocusOnToasts } from '../../internal/useFocusOnToasts.js';
import { VisuallyHidden } from '../../internal/VisuallyHidden.js';
import { wrapTexts } from '../../internal/wrap-texts.js';
import '../../internal/scroll-lock.css.js';
import * as styles from './Lightbox.css.js';

export interface LightboxProps extends ComponentPropsWithRef<'div'> {
  /** The accessible name: which images are shown. */
  label: string;
  /** Whether it is open. */
  open: boolean;
  /** Called with false by Escape. */
  onOpenChange: (open: boolean) => void;
}

/** A layer over the whole page for an ImageViewer, which gets focus. Closing it returns focus to where it was. */
export function Lightbox({ open, onOpenChange, ...rest }: LightboxProps) {
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.scrim}>
          <Layer {...rest} />
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

function Layer({ label, className, children, ...rest }: Omit<LightboxProps, 'open' | 'onOpenChange'>) {
  const [returnFocus] = useState(rememberFocus);
  useFocusOnToasts();
  const takeFocus = (event: Event) => {
    const stage = (event.currentTarget as HTMLElement).querySelector<HTMLElement>('[role="application"]');
    if (!stage) return;
    event.preventDefault();
    stage.focus({ preventScroll: true });
  };
  const giveFocusBack = (event: Event) => {
    event.preventDefault();
    returnFocus();
  };
  return (
    <RadixDialog.Content
      aria-describedby={undefined}
      className={classNames(styles.layer, className)}
      onEscapeKeyDown={keepWhileComposing}
      onOpenAutoFocus={takeFocus}
      onCloseAutoFocus={giveFocusBack}
      {...rest}
    >
      <RadixDialog.Title asChild>
        <VisuallyHidden>{label}</VisuallyHidden>
      </RadixDialog.Title>
      {wrapTexts(children)}
    </RadixDialog.Content>
  );
}
