import type { ReactNode } from 'react';

/** Duration of a toast. */
export const TOAST_DURATION_MS = 5000;
/** Maximum number of visible toasts; others are queued. */
export const TOAST_MAX_VISIBLE = 3;

export interface ToastAction {
  label: string;
  /** An alternative for people who cannot reach the toast, such as "Open the upload tray to retry". Must not be empty. */
  altText: string;
  onSelect: () => void;
}

export interface ToastMessage {
  title: string;
  description?: ReactNode;
  /** The name of what it is about, in place of a description. Browsers that translate the page leave it as it is. */
  name?: string;
  /** The status, which sets icon and colour. @default 'info' */
  kind?: 'completed' | 'processing' | 'failed' | 'warning' | 'info';
  /** Whether to announce it assertively and keep it until dismissed. @default false */
  prominent?: boolean;
  action?: ToastAction;
}

export interface QueuedToast extends ToastMessage {
  id: number;
}

/** Key that identifies equal messages. */
function isSame(a: ToastMessage, b: ToastMessage): boolean {
  const isAlike = (a.kind ?? 'info') === (b.kind ?? 'info') && a.title === b.title;
  return isAlike && (a.name ?? a.description) === (b.name ?? b.description);
}

/** Whether a message offers Undo. */
const isUndo = ({ kind, action, prominent }: ToastMessage): boolean =>
  kind === 'completed' && action !== undefined && prominent !== true;

/**
 * Adds a toast at the end unless an equal one is queued. If it would have to wait, it replaces the oldest toast with
 * Undo, so that the last action can be undone.
 *
 * @throws for an empty title or alternative text
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

/** Returns the visible toasts: the oldest ones, at most {@link TOAST_MAX_VISIBLE}. */
export function visibleToasts(queue: readonly QueuedToast[]): readonly QueuedToast[] {
  return queue.slice(0, TOAST_MAX_VISIBLE);
}

/** Returns the duration of a toast. Prominent ones and those with an action stay until closed. @see WCAG 2.2.1 */
export function toastDurationMs(toast: ToastMessage): number {
  return toast.prominent === true || toast.action !== undefined ? Infinity : TOAST_DURATION_MS;
}
