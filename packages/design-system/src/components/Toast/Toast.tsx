'use client';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { Toast as RadixToast } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import { Button } from '../Button/index.js';
import { IconButton } from '../IconButton/index.js';
import { StatusSign } from '../StatusSign/index.js';
import { toastDurationMs, type ToastMessage } from './toast-queue.js';
import { usePageVisible } from './usePageVisible.js';
import * as styles from './Toast.css.js';

export interface ToastProps
  extends ToastMessage, Omit<ComponentPropsWithRef<'li'>, keyof ToastMessage | 'children' | 'onPause'> {
  /** Whether it shows, when controlled. */
  open?: boolean;
  /** Whether it shows at first, when uncontrolled. @default true */
  defaultOpen?: boolean;
  /** Called when its time is over, or when it is closed or swiped away. */
  onOpenChange?: (open: boolean) => void;
  /** Words of the button that closes it. @default 'Close' */
  closeLabel?: string;
}

/** One message inside a ToastProvider. Most code calls `useToast().show` instead. */
export function Toast({
  title,
  description,
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
  // Time that passes in another tab does not count.
  const isPageVisible = usePageVisible();
  const isUrgent = prominent || kind === 'failed' || kind === 'warning';
  return (
    <RadixToast.Root
      type={isUrgent ? 'foreground' : 'background'}
      duration={isPageVisible ? toastDurationMs({ title, kind, prominent, action }) : Infinity}
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      className={classNames(styles.toast, styles.kind[kind], className)}
      {...rest}
    >
      <StatusSign kind={kind} className={styles.sign} />
      <div className={styles.words}>
        <RadixToast.Title className={styles.title}>{title}</RadixToast.Title>
        {description !== undefined && (
          <RadixToast.Description className={styles.description}>{description}</RadixToast.Description>
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
