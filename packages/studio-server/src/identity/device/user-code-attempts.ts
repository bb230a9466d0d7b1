import { errors } from 'oidc-provider';
import { addressKey } from '../../address-key.ts';
import type { Database } from '../../database/open-database.ts';
import { currentSource } from '../event-source.ts';
import { beginAttempt, endAttempt, ThrottledError, type ThrottleKey } from '../methods/throttle.ts';

/** Thrown when a network has to wait before it tries another user code. */
export class TooManyUserCodesError extends errors.OIDCProviderError {
  override name = 'TooManyUserCodesError';
  readonly waitMs: number;
  constructor(waitMs: number) {
    super(429, 'temporarily_unavailable');
    this.waitMs = waitMs;
  }
}

/** Wrong codes count for the network that they come from. A code names nobody. */
const networkOf = (ip: string): ThrottleKey => ({ kind: 'address', key: `device:${addressKey(ip)}` });

/**
 * Looks for a user code, and counts the attempt if there is none. A code that exists gives only this attempt back, so that
 * nobody starts the count again with a code of their own.
 *
 * @throws TooManyUserCodesError when it must not be looked for
 */
export async function countUserCode<Found>(
  db: Database,
  find: () => Promise<Found | undefined>,
  now = new Date(),
): Promise<Found | undefined> {
  const network = networkOf(currentSource()?.address ?? '');
  await beginAttempt(db, network, now).catch((error: unknown) => {
    throw error instanceof ThrottledError ? new TooManyUserCodesError(error.waitMs) : error;
  });
  const found = await find();
  if (found !== undefined) await endAttempt(db, network);
  return found;
}
