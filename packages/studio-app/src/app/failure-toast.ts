import type { ToastMessage } from '@inspection-studio/design-system';
import { StudioError } from '../api/index.ts';

/** Returns the toast of a failed action: the notice of its code, else the reasons of the server, else its message. */
export function failureToast(error: Error): ToastMessage {
  const { notice, message, reasons } = StudioError.from(error);
  if (!notice) return { kind: 'failed', title: reasons.join(' ') || message };
  const isError = notice.severity === 'error';
  return {
    kind: isError ? 'failed' : 'warning',
    title: notice.name,
    description: notice.message,
    prominent: isError,
  };
}
