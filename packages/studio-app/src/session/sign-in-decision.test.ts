import { describe, expect, it } from 'vitest';
import {
  failureKind,
  needsPerson,
  REDIRECT_WINDOW_MS,
  REDIRECTS_MAX,
  type SignInFailure,
  signInDecision,
} from './sign-in-decision.ts';

const error = (name: string, errorCode: string) => Object.assign(new Error(errorCode), { name, errorCode });

describe('failureKind: classifies sign-in errors', () => {
  it.each<[string, unknown, SignInFailure]>([
    ['no session at the provider', error('InteractionRequiredAuthError', 'login_required'), 'interaction-required'],
    ['consent missing', error('InteractionRequiredAuthError', 'consent_required'), 'interaction-required'],
    ['access denied', error('ServerError', 'access_denied'), 'access-denied'],
    ['the provider times out', error('BrowserAuthError', 'timed_out'), 'timeout'],
    ['server error', error('ServerError', 'server_error'), 'other'],
    ['a rejected refresh', error('ServerError', 'invalid_grant'), 'other'],
    ['http authority', error('ClientConfigurationError', 'authority_uri_insecure'), 'other'],
    ['discovery fails', error('ClientAuthError', 'endpoints_resolution_error'), 'other'],
    ['token endpoint down', error('BrowserAuthError', 'post_request_failed'), 'other'],
    ['offline', error('BrowserAuthError', 'no_network_connectivity'), 'other'],
    ['no crypto on plain http', error('BrowserAuthError', 'crypto_nonexistent'), 'other'],
    ['any other error', new TypeError('Failed to fetch'), 'other'],
    ['a thrown string', 'timed_out', 'other'],
    ['nothing', undefined, 'other'],
  ])('%s', (_case, thrown, expected) => {
    expect(failureKind(thrown)).toBe(expected);
  });
});

describe('a redirect sign-in is the fallback when the silent attempt fails with a timeout, access-denied or interaction-required kind of error', () => {
  const now = 1_000_000;
  const justNow = (count: number) => Array.from({ length: count }, (_, index) => now - index - 1);

  it.each<[SignInFailure, 'redirect' | 'error']>([
    ['timeout', 'redirect'],
    ['access-denied', 'redirect'],
    ['interaction-required', 'redirect'],
    ['other', 'error'],
  ])('silent attempt fails with %s: %s', (failure, expected) => {
    expect(signInDecision({ failure, wasInteractive: false, redirectedAt: [], now })).toBe(expected);
  });

  it.each<SignInFailure>(['timeout', 'access-denied', 'interaction-required', 'other'])(
    'an interactive attempt that ended with %s is not repeated automatically',
    (failure) => {
      expect(signInDecision({ failure, wasInteractive: true, redirectedAt: [], now })).toBe('error');
    },
  );

  it.each<[string, number[], 'redirect' | 'error']>([
    ['one redirect below the limit', justNow(REDIRECTS_MAX - 1), 'redirect'],
    ['the limit within a minute', justNow(REDIRECTS_MAX), 'error'],
    ['the limit, a minute ago', Array(REDIRECTS_MAX).fill(now - REDIRECT_WINDOW_MS), 'redirect'],
  ])('loop guard: %s', (_case, redirectedAt, expected) => {
    expect(signInDecision({ failure: 'interaction-required', wasInteractive: false, redirectedAt, now })).toBe(
      expected,
    );
  });
});

describe('needsPerson: an ended provider session requires the person to sign in', () => {
  it.each<[string, unknown, boolean]>([
    ['no session at the provider', error('InteractionRequiredAuthError', 'login_required'), true],
    ['access denied', error('ServerError', 'access_denied'), true],
    ['the refresh is rejected', error('ServerError', 'invalid_grant'), true],
    ['the token endpoint is down', error('BrowserAuthError', 'post_request_failed'), false],
    ['offline', error('BrowserAuthError', 'no_network_connectivity'), false],
    ['the provider times out', error('BrowserAuthError', 'timed_out'), false],
  ])('%s', (_case, thrown, expected) => {
    expect(needsPerson(thrown)).toBe(expected);
  });
});
