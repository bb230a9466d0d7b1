'use client';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { Toast as RadixToast } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import { keepWhileComposing } from '../../internal/is-composing.js';
import { wrapMixedTexts } from '../../internal/wrap-texts.js';
import { Button } from '../Button/index.js';
import { IconButton } from '../IconButton/index.js';
import { StatusSign } from '../StatusSign/index.js';
import { toastDurationMs, type ToastMessage } from './toast-queue.js';
import { usePageVisible } from './usePageVisible.js';
import * as styles from './Toast.css.js';

export interface ToastProps
  extends ToastMessage, Omit<ComponentPropsWithRef<'li'>, keyof ToastMessage | 'children' | 'onPause'> {
  /** Whether it is open when controlled. */
  open?: boolean;
  /** Whether it is initially open when uncontrolled. @default true */
  defaultOpen?: boolean;
  /** Called when it times out, is closed or swiped away. */
  onOpenChange?: (open: boolean) => void;
  /** The label of the close button. @default 'Close' */
  closeLabel?: string;
}

/** A toast inside a ToastProvider. Usually you call `useToast().show` instead. */
export function Toast({
  title,
  description,
  name,
  kind = 'info',
  prominent = false,
  action,
  closeLabel = 'Close',
  open,
  defaultOpen,
  onOpenChange,
  className,
  ...rest
}: ToastProps) {
  // Time in a background tab does not count.
  const isPageVisible = usePageVisible();
  const text = name ?? description;
  const isUrgent = prominent || kind === 'failed' || kind === 'warning';
  return (
    <RadixToast.Root
      type={isUrgent ? 'foreground' : 'background'}
      duration={isPageVisible ? toastDurationMs({ title, kind, prominent, action }) : Infinity}
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      onEscapeKeyDown={keepWhileComposing}
      className={classNames(styles.toast, styles.kind[kind], className)}
      {...rest}
    >
      <StatusSign kind={kind} className={styles.sign} />
      <div className={styles.words}>
        <RadixToast.Title className={styles.title}>{title}</RadixToast.Title>
        {text !== undefined && (
          <RadixToast.Description translate={name ? 'no' : undefined} className={styles.description}>
            {wrapMixedTexts(text)}
          </RadixToast.Description>
        )}
        {action && (
          <RadixToast.Action asChild altText={action.altText}>
            <Button size="compact" className={styles.action} onClick={action.onSelect}>
              {action.label}
            </Button>
          </RadixToast.Action>
        )}
      </div>
      <RadixToast.Close asChild>
        <IconButton
          variant="ghost"
          size="compact"
          label={closeLabel}
          icon={<XIcon size={16} weight="bold" />}
          className={styles.close}
        />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
