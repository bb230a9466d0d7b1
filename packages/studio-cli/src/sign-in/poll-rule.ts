/** Answer to a poll for the token of a device. */
export type PollAnswer =
  | { token: string }
  /** Error code of RFC 8628 or OAuth. */
  | { error: string }
  /** No response, or one that says nothing about the sign-in, such as 503. */
  | 'none';

/** What follows a poll: the token, another poll, or the end. */
export type PollStep = { token: string } | { waitMs: number } | { failure: string };

/** Added to the time between polls when the provider asks for it, in milliseconds. */
const SLOW_DOWN_MS = 5_000;
/** Longest time between polls while the provider does not respond, in milliseconds. */
const LONGEST_WAIT_MS = 60_000;

/** Shown when nobody has allowed the sign-in in time. */
export const EXPIRED = 'The code has expired. Run studio login again.';

/**
 * Returns what follows a poll, by RFC 8628, section 3.5.
 *
 * @param intervalMs time that was waited before this poll
 */
export function afterPoll(intervalMs: number, answer: PollAnswer): PollStep {
  if (answer === 'none') return { waitMs: Math.min(2 * intervalMs, Math.max(intervalMs, LONGEST_WAIT_MS)) };
  if ('token' in answer) return answer;
  switch (answer.error) {
    case 'authorization_pending':
      return { waitMs: intervalMs };
    case 'slow_down':
      return { waitMs: intervalMs + SLOW_DOWN_MS };
    case 'access_denied':
      return { failure: 'The sign-in was not allowed in the browser.' };
    case 'expired_token':
      return { failure: EXPIRED };
    default:
      return { failure: `The sign-in provider refused the sign-in (${answer.error}).` };
  }
}
