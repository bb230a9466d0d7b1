'use client';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { Dialog as RadixDialog } from 'radix-ui';
import { useState, type ComponentPropsWithRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { useControllableState } from '../../hooks/useControllableState.js';
import { classNames } from '../../internal/class-names.js';
import { HoldDialog } from '../../internal/hold-dialog.js';
import { Button } from '../Button/index.js';
import { ButtonRow } from '../ButtonRow/index.js';
import { DialogWindow } from './DialogWindow.js';
import * as styles from './Dialog.css.js';

export interface DialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Names the window; drawn at its top. */
  title: ReactNode;
  /** One or two sentences under the title. */
  description?: ReactNode;
  /** The element that opens it; without one the dialog is opened by `open`. */
  trigger?: ReactElement;
  /** Whether it is open, when controlled. */
  open?: boolean;
  /** Whether it is open at first, when uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Asks to open or close: 'Close', Escape, a click beside it. A controlled dialog closes only when `open` becomes false. */
  onOpenChange?: (open: boolean) => void;
  /** Buttons before 'Close', ghost variant. */
  headerActions?: ReactNode;
  /** The button row, last button primary. Buttons inside a form stand in a ButtonRow of its own instead. */
  footer?: ReactNode;
  /** Replaces the button row by a spinner and keeps the dialog open. @default false */
  pending?: boolean;
  /** sm 28, md 40, lg 66rem wide; below md (768 px) the whole screen. @default 'md' */
  size?: keyof typeof styles.size;
  /** What gets focus on opening. @default the first field, else the title */
  initialFocusRef?: RefObject<HTMLElement | null>;
  /** Words of the button that closes it. @default 'Close' */
  closeLabel?: string;
  /** Announced while pending. @default 'Please wait' */
  pendingLabel?: string;
}

/**
 * A window over the page, which cannot be reached meanwhile. Closing gives focus back to where it was.
 *
 * @see DS-050..052, DS-078
 */
export function Dialog({
  title,
  description,
  trigger,
  open,
  defaultOpen = false,
  onOpenChange,
  headerActions,
  footer,
  pending = false,
  size = 'md',
  initialFocusRef,
  closeLabel = 'Close',
  pendingLabel,
  className,
  children,
  ...rest
}: DialogProps) {
  const [isOpen, setOpen] = useControllableState(open, defaultOpen, onOpenChange);
  const [isHeld, setHeld] = useState(false);
  const isPending = pending || isHeld;
  const changeOpen = (next: boolean) => {
    if (next || !isPending) setOpen(next);
  };
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={changeOpen}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.scrim}>
          <DialogWindow
            className={classNames(styles.window, styles.size[size], className)}
            initialFocusRef={initialFocusRef}
            isDescribed={Boolean(description)}
            {...rest}
          >
            <header className={styles.header}>
              <RadixDialog.Title className={styles.title} tabIndex={-1}>
                {title}
              </RadixDialog.Title>
              {headerActions && <div className={styles.actions}>{headerActions}</div>}
              <Button
                variant="ghost"
                className={styles.close}
                icon={<XIcon size={18} weight="bold" aria-hidden="true" />}
                aria-disabled={isPending || undefined}
                onClick={() => changeOpen(false)}
              >
                {closeLabel}
              </Button>
              {description && (
                <RadixDialog.Description asChild>
                  <div className={styles.description}>{description}</div>
                </RadixDialog.Description>
              )}
            </header>
            <div className={styles.body}>
              <HoldDialog.Provider value={setHeld}>{children}</HoldDialog.Provider>
              {footer && (
                <ButtonRow pending={pending} pendingLabel={pendingLabel}>
                  {footer}
                </ButtonRow>
              )}
            </div>
          </DialogWindow>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
