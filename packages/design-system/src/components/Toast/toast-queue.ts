import type { ReactNode } from 'react';

/** How long a toast shows. @see CONST-064 */
export const TOAST_DURATION_MS = 5000;
/** Toasts on screen at once; the others wait their turn. */
export const TOAST_MAX_VISIBLE = 3;

export interface ToastAction {
  label: string;
  /** What to do instead for someone who cannot reach the toast: "Open the upload tray to retry". Never empty. */
  altText: string;
  onSelect: () => void;
}

export interface ToastMessage {
  title: string;
  description?: ReactNode;
  /** Sign and edge. @default 'info' */
  kind?: 'completed' | 'processing' | 'failed' | 'warning' | 'info';
  /** Interrupts a screen reader and stays until dismissed. @default false */
  prominent?: boolean;
  action?: ToastAction;
}

export interface QueuedToast extends ToastMessage {
  id: number;
}

/** What the same thing said twice has in common. */
function isSame(a: ToastMessage, b: ToastMessage): boolean {
  return (a.kind ?? 'info') === (b.kind ?? 'info') && a.title === b.title && a.description === b.description;
}

/** Says what was done and offers to take it back, as its alternative text does too. */
const isUndo = ({ kind, action, prominent }: ToastMessage): boolean =>
  kind === 'completed' && action !== undefined && prominent !== true;

/**
 * Adds a toast at the end, unless the same one is already there. Where it had to wait, the oldest one that offers to
 * take something back gives way: what was done last is what is taken back.
 *
 * @throws for an empty title or alternative text: a screen reader would announce nothing
 * @see DS-084..085
 */
export function enqueue(queue: readonly QueuedToast[], toast: QueuedToast): readonly QueuedToast[] {
  if (toast.title.trim() === '') throw new Error('A toast needs a title.');
  if (toast.action?.altText.trim() === '') throw new Error('A toast action needs an alternative text.');
  if (queue.some((queued) => isSame(queued, toast))) return queue;
  const waits = queue.length >= TOAST_MAX_VISIBLE;
  const spare = waits ? queue.findIndex(isUndo) : -1;
  return spare < 0 ? [...queue, toast] : [...queue.toSpliced(spare, 1), toast];
}

export function dismiss(queue: readonly QueuedToast[], id: number): readonly QueuedToast[] {
  return queue.filter((queued) => queued.id !== id);
}

/** The oldest ones, at most {@link TOAST_MAX_VISIBLE}. */
export function visibleToasts(queue: readonly QueuedToast[]): readonly QueuedToast[] {
  return queue.slice(0, TOAST_MAX_VISIBLE);
}

/** How long this one stays: prominent ones and those that offer an action wait for the reader. @see WCAG 2.2.1 */
export function toastDurationMs(toast: ToastMessage): number {
  return toast.prominent === true || toast.action !== undefined ? Infinity : TOAST_DURATION_MS;
}
