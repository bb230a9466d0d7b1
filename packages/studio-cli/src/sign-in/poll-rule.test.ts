import { describe, expect, it } from 'vitest';
import { afterPoll, type PollAnswer, type PollStep } from './poll-rule.ts';

describe('RFC 8628, section 3.5: what follows a poll', () => {
  it.each<[string, number, PollAnswer, PollStep]>([
    ['a token ends it', 5_000, { token: 't' }, { token: 't' }],
    ['nobody has allowed it yet', 5_000, { error: 'authorization_pending' }, { waitMs: 5_000 }],
    ['the provider is asked too often', 5_000, { error: 'slow_down' }, { waitMs: 10_000 }],
    ['still too often', 10_000, { error: 'slow_down' }, { waitMs: 15_000 }],
    ['no response', 5_000, 'none', { waitMs: 10_000 }],
    ['no response for long', 50_000, 'none', { waitMs: 60_000 }],
    ['no response, and the provider wants a longer time', 90_000, 'none', { waitMs: 90_000 }],
    [
      'the person did not allow it',
      5_000,
      { error: 'access_denied' },
      { failure: 'The sign-in was not allowed in the browser.' },
    ],
    [
      'nobody did anything in time',
      5_000,
      { error: 'expired_token' },
      { failure: 'The code has expired. Run studio login again.' },
    ],
    [
      'anything else',
      5_000,
      { error: 'invalid_grant' },
      { failure: 'The sign-in provider refused the sign-in (invalid_grant).' },
    ],
  ])('%s', (_case, intervalMs, answer, step) => expect(afterPoll(intervalMs, answer)).toEqual(step));
});
