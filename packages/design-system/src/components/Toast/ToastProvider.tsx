'use client';
import { Toast as RadixToast } from 'radix-ui';
import { createContext, useContext, useMemo, useRef, useState, type ReactNode } from 'react';
import { PASSING } from '../../internal/remember-focus.js';
import { useDirection } from '../../internal/useDirection.js';
import { Toast } from './Toast.js';
import {
  dismiss,
  enqueue,
  TOAST_DURATION_MS,
  visibleToasts,
  type QueuedToast,
  type ToastMessage,
} from './toast-queue.js';
import { useFocusReturn } from './useFocusReturn.js';
import * as styles from './Toast.css.js';

/** Pixels a toast is pulled before it goes. @see CONST-065 */
export const TOAST_SWIPE_THRESHOLD_PX = 50;
/** What a pull has to be longer than; the threshold itself is enough. */
const JUST_BELOW_THRESHOLD_PX = TOAST_SWIPE_THRESHOLD_PX - 0.001;
/** Moves focus to the toasts from anywhere. @see CONST-066 */
export const TOAST_HOTKEY = 'F8';

export interface ToastProviderProps {
  /** The application. */
  children?: ReactNode;
  /** Name of the region; `{hotkey}` is replaced. Never empty. @default 'Notifications ({hotkey})' */
  label?: string;
  /** Says the name of one toast to a screen reader. @default 'Notification' */
  toastLabel?: string;
  /** Words of the button that closes it. @default 'Close' */
  closeLabel?: string;
}

interface ToastCalls {
  /** Shows a message after those already waiting; the same message is not shown twice at once. */
  show: (message: ToastMessage) => void;
}

const ToastContext = createContext<ToastCalls | null>(null);

/**
 * Holds the toasts of an application: at most three in the bottom right corner, above whatever
 * `--ds-docked-height` says is docked there; at the top on phones. They never take focus.
 */
export function ToastProvider({
  children,
  label = 'Notifications ({hotkey})',
  toastLabel = 'Notification',
  closeLabel = 'Close',
}: ToastProviderProps) {
  const [queue, setQueue] = useState<readonly QueuedToast[]>([]);
  const nextId = useRef(0);
  const list = useRef<HTMLOListElement>(null);
  useFocusReturn(list, queue.length);
  // Towards its edge.
  const direction = useDirection();

  const calls = useMemo<ToastCalls>(
    () => ({
      show: (message) => {
        const toast = { ...message, id: nextId.current++ };
        // Checked here, so that a wrong message fails where it is shown and not inside a render.
        enqueue([], toast);
        setQueue((current) => enqueue(current, toast));
      },
    }),
    [],
  );

  return (
    <ToastContext.Provider value={calls}>
      <RadixToast.Provider
        label={toastLabel}
        duration={TOAST_DURATION_MS}
        swipeDirection={direction === 'rtl' ? 'left' : 'right'}
        swipeThreshold={JUST_BELOW_THRESHOLD_PX}
      >
        {children}
        {visibleToasts(queue).map(({ id, ...message }) => (
          <Toast
            key={id}
            {...message}
            closeLabel={closeLabel}
            onOpenChange={(open) => !open && setQueue((current) => dismiss(current, id))}
          />
        ))}
        <RadixToast.Viewport
          ref={list}
          {...{ [PASSING]: true }}
          className={styles.viewport}
          hotkey={[TOAST_HOTKEY]}
          label={label}
        />
      </RadixToast.Provider>
    </ToastContext.Provider>
  );
}

/** @throws outside a ToastProvider */
export function useToast(): ToastCalls {
  const calls = useContext(ToastContext);
  if (calls === null) throw new Error('useToast needs a ToastProvider above it.');
  return calls;
}
