'use client';
import { Toast as RadixToast } from 'radix-ui';
import { createContext, useContext, useMemo, useRef, useState, type ReactNode } from 'react';
import { PASSING } from '../../internal/passing.js';
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

/** Swipe distance that closes a toast, in pixels. */
export const TOAST_SWIPE_THRESHOLD_PX = 50;
/** Exclusive threshold, so that the swipe distance itself suffices. */
const JUST_BELOW_THRESHOLD_PX = TOAST_SWIPE_THRESHOLD_PX - 0.001;
/** Hotkey that moves focus to the toasts. */
export const TOAST_HOTKEY = 'F8';

export interface ToastProviderProps {
  /** The application. */
  children?: ReactNode;
  /** The accessible name of the region; `{hotkey}` is replaced. Must not be empty. @default 'Notifications ({hotkey})' */
  label?: string;
  /** The accessible name of a toast. @default 'Notification' */
  toastLabel?: string;
  /** The label of the close button. @default 'Close' */
  closeLabel?: string;
}

interface ToastCalls {
  /** Shows a message after the queued ones; ignores a message that is already visible. */
  show: (message: ToastMessage) => void;
}

const ToastContext = createContext<ToastCalls | null>(null);

/**
 * Shows the toasts of an application: at most three at the bottom of the start side, above the tray and the bottom bar;
 * below md (768 px) at the top. They never cover paginations or row menus, which are at the end side, and never take
 * focus.
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
        // Validate here, so that an invalid message throws in the caller instead of during rendering.
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
        swipeDirection={direction === 'rtl' ? 'right' : 'left'}
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
          // Modal layers hide everything else from screen readers, except elements with this attribute.
          aria-live="off"
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
