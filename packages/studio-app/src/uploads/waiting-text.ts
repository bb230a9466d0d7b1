import type { WaitingFor } from '@inspection-studio/domain/uploads';

const WAITING_TEXTS: Record<WaitingFor, string> = {
  network: 'No connection. The upload resumes automatically.',
  session: 'Your session has ended. The upload resumes when you sign in again.',
};

/** Text of what an upload waits for; `null` when it waits for nothing. */
export const waitingText = (waitingFor: WaitingFor | null): string | null => waitingFor && WAITING_TEXTS[waitingFor];
