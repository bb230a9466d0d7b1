'use client';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { Dialog as RadixDialog } from 'radix-ui';
import { useState, type ComponentPropsWithRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { useControllableState } from '../../hooks/useControllableState.js';
import { classNames } from '../../internal/class-names.js';
import { HoldDialog } from '../../internal/hold-dialog.js';
import { wrapMixedTexts } from '../../internal/wrap-texts.js';
import '../../internal/scroll-lock.css.js';
import { Button } from '../Button/index.js';
import { ButtonRow } from '../ButtonRow/index.js';
import { DialogWindow } from './DialogWindow.js';
import * as styles from './Dialog.css.js';

export interface DialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The title and accessible name. */
  title: ReactNode;
  /** One or two sentences under the title. */
  description?: ReactNode;
  /** The element that opens the dialog. Without one, open it with `open`. */
  trigger?: ReactElement;
  /** Whether it is open (controlled). */
  open?: boolean;
  /** Whether it is open by default (uncontrolled). @default false */
  defaultOpen?: boolean;
  /** Called with the new state by the trigger, 'Close', Escape or a click outside. When controlled, update `open`. */
  onOpenChange?: (open: boolean) => void;
  /** Buttons of variant ghost, before 'Close'. */
  headerActions?: ReactNode;
  /** The buttons of the button row, the last one primary. For the buttons of a form inside, use a ButtonRow instead. */
  footer?: ReactNode;
  /** Whether to show a spinner instead of the button row and prevent closing. @default false */
  pending?: boolean;
  /**
   * The width: 28rem, 40rem or 66rem. Below md (768 px), the dialog fills the screen; with the role `alertdialog` it is
   * a sheet at the bottom. @default 'md'
   */
  size?: keyof typeof styles.size;
  /** The element to focus on opening. @default the first field, else the title */
  initialFocusRef?: RefObject<HTMLElement | null>;
  /** The label of the close button. @default 'Close' */
  closeLabel?: string;
  /** The label of the spinner, announced while pending. @default 'Please wait' */
  pendingLabel?: string;
}

/** A modal window over the page. Closing it returns focus to where it was. */
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
            onDismiss={() => changeOpen(false)}
            {...rest}
          >
            <header className={styles.header}>
              <RadixDialog.Title className={styles.title} tabIndex={-1}>
                {wrapMixedTexts(title)}
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
                  <div className={styles.description}>{wrapMixedTexts(description)}</div>
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
