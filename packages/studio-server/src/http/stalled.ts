import type { TrafficLimits } from './traffic-limits.ts';

/** Who has to act next: the client sends the rest of its body, the client reads the response, or the server works. */
export type Turn = 'client-sends' | 'client-reads' | 'server';

/** State of a request and its response at one moment. */
export interface ExchangeState {
  turn: Turn;
  /** Whether the body is a file or a form with a file, and no response was sent. */
  isUpload: boolean;
  /** Time since the head of the request. */
  ageMs: number;
  /** Time since the client last made progress, or since its turn began. */
  waitingMs: number;
}

/**
 * Whether to stop waiting for the client. Progress counts only in steps of `progressBytes`, so that single bytes do not
 * keep a connection. The server takes as long as it needs.
 */
export function isStalled(
  { turn, isUpload, ageMs, waitingMs }: ExchangeState,
  limits: Pick<TrafficLimits, 'bodyTimeoutMs' | 'uploadTimeoutMs' | 'stallTimeoutMs'>,
): boolean {
  if (turn === 'server') return false;
  if (waitingMs >= limits.stallTimeoutMs) return true;
  return turn === 'client-sends' && ageMs >= (isUpload ? limits.uploadTimeoutMs : limits.bodyTimeoutMs);
}
