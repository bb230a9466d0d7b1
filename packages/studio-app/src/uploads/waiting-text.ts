import type { WaitingFor } from '@inspection-studio/domain';

const WAITING_TEXTS: Record<WaitingFor, string> = {
  network: 'No connection. The upload goes on by itself when it is back.',
  session: 'Your session has ended. The upload goes on by itself once you have signed in again.',
};

/** What an upload waits for, in words; `null` when it waits for nothing, or for a person. */
export const waitingText = (waitingFor: WaitingFor | null): string | null => waitingFor && WAITING_TEXTS[waitingFor];
