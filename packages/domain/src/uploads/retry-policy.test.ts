import { describe, expect, it } from 'vitest';
import { classifyFailure, nextTry } from './retry-policy.ts';

const random = () => 0.5;

describe('classes of failure', () => {
  it.each([
    ['api', 401, 'auth'],
    ['api', 403, 'auth'],
    ['storage', 401, 'expiredUrl'],
    ['storage', 403, 'expiredUrl'],
    ['storage', null, 'network'],
    ['api', null, 'network'],
    ['storage', 408, 'server'],
    ['storage', 429, 'server'],
    ['api', 500, 'server'],
    ['storage', 503, 'server'],
    ['storage', 504, 'server'],
    ['storage', 520, 'server'],
    ['storage', 501, 'final'],
    ['storage', 505, 'final'],
    ['storage', 507, 'final'],
    ['storage', 400, 'final'],
    ['api', 404, 'final'],
    ['api', 409, 'final'],
  ] as const)('%s %s: %s', (from, status, expected) => expect(classifyFailure({ from, status })).toBe(expected));

  it.each([
    ['storage', 413, false, 'final'],
    ['storage', 413, true, 'server'],
    ['storage', 429, false, 'server'],
    ['storage', 503, false, 'server'],
    ['api', 413, false, 'server'],
  ] as const)(
    'a file that is too large is sent again only if the response asks to wait: %s %s, %s: %s',
    (from, status, asksToWait, expected) => expect(classifyFailure({ from, status, asksToWait })).toBe(expected),
  );
});

it('a file of which other bytes arrived is sent again', () =>
  expect(classifyFailure({ from: 'storage', status: 400, isMismatch: true })).toBe('server'));

describe('the decision after a failure', () => {
  it.each([
    ['auth', 1, { retry: true, delayMs: 0, prepare: 'refreshToken' }],
    ['auth', 2, { retry: true, delayMs: 0, prepare: 'refreshToken' }],
    ['auth', 3, { retry: false }],
    ['expiredUrl', 1, { retry: true, delayMs: 0, prepare: 'newUrl' }],
    ['expiredUrl', 2, { retry: true, delayMs: 0, prepare: 'newUrl' }],
    ['expiredUrl', 3, { retry: false }],
    ['network', 1, { retry: true, delayMs: 150, prepare: 'nothing' }],
    ['network', 5, { retry: true, delayMs: 2400, prepare: 'nothing' }],
    ['network', 6, { retry: false }],
    ['server', 1, { retry: true, delayMs: 150, prepare: 'nothing' }],
    ['server', 3, { retry: true, delayMs: 600, prepare: 'nothing' }],
    ['server', 5, { retry: true, delayMs: 2400, prepare: 'nothing' }],
    ['server', 6, { retry: false }],
    ['final', 1, { retry: false }],
  ] as const)('%s, number %d', (failureClass, count, expected) =>
    expect(nextTry(failureClass, count, { random })).toEqual(expected),
  );

  it.each([
    ['server', 7000, 7150],
    ['server', 0, 150],
    ['auth', 7000, 0],
  ] as const)(
    'waits for the Retry-After of the response and the delay, except for classes without one: %s, %d ms',
    (failureClass, retryAfterMs, delayMs) =>
      expect(nextTry(failureClass, 1, { retryAfterMs, random })).toMatchObject({ retry: true, delayMs }),
  );
  it('spreads delays over 0 to 0.3*2^(n-1) seconds', () => {
    expect(nextTry('server', 2, { random: () => 0 })).toMatchObject({ delayMs: 0 });
    expect(nextTry('server', 2, { random: () => 0.999 })).toMatchObject({ delayMs: 599.4 });
  });
});
