import { describe, expect, it } from 'vitest';
import {
  backoffMs,
  FILE_SERVICE_POLICY,
  HTTP_DEFAULTS,
  MAIN_API_POLICY,
  requestFailedText,
  requestTimedOutText,
  retryAfterMs,
  retryDelayMs,
} from './http-policy.ts';

const failure = { method: 'GET', status: 503, attempt: 1, nowMs: 0 };

describe('client default timeout 10000 ms; main API 30 s, no retries; file service twice on 401 or 403', () => {
  it('has those timeouts', () => {
    expect(HTTP_DEFAULTS.timeoutMs).toBe(10_000);
    expect(MAIN_API_POLICY.timeoutMs).toBe(30_000);
    expect(FILE_SERVICE_POLICY.timeoutMs).toBe(10_000);
  });
  it('the main API never retries', () => expect(retryDelayMs(MAIN_API_POLICY, failure)).toBeUndefined());
  it.each([
    [401, 1, 300],
    [403, 2, 600],
    [403, 3, undefined],
    [401, 3, undefined],
    [503, 1, undefined],
  ])('file service, status %d, attempt %d: %s', (status, attempt, delay) =>
    expect(retryDelayMs(FILE_SERVICE_POLICY, { ...failure, status, attempt })).toBe(delay),
  );
});

describe('retry limit 2 for get, put, head, delete, options, trace', () => {
  it.each(['get', 'PUT', 'head', 'delete', 'options', 'trace'])('%s', (method) =>
    expect(retryDelayMs(HTTP_DEFAULTS, { ...failure, method })).toBe(300),
  );
  it.each(['post', 'PATCH'])('not %s', (method) =>
    expect(retryDelayMs(HTTP_DEFAULTS, { ...failure, method })).toBeUndefined(),
  );
  it.each([
    [1, 300],
    [2, 600],
    [3, undefined],
  ])('after attempt %d: %s', (attempt, delay) =>
    expect(retryDelayMs(HTTP_DEFAULTS, { ...failure, attempt })).toBe(delay),
  );
});

describe('on 408, 413, 429, 500, 502, 503, 504', () => {
  it.each([408, 413, 429, 500, 502, 503, 504])('%d', (status) =>
    expect(retryDelayMs(HTTP_DEFAULTS, { ...failure, status })).toBe(300),
  );
  it.each([400, 401, 403, 404, 409, 501])('not %d', (status) =>
    expect(retryDelayMs(HTTP_DEFAULTS, { ...failure, status })).toBeUndefined(),
  );
});

describe('wait-after 413, 429, 503', () => {
  it.each([
    [413, 1000],
    [429, 1000],
    [503, 1000],
    [500, 300],
    [502, 300],
  ])('%d with Retry-After: 1 waits %d ms', (status, delay) =>
    expect(retryDelayMs(HTTP_DEFAULTS, { ...failure, status, retryAfter: '1' })).toBe(delay),
  );
  it.each([413, 429, 503])('%d without Retry-After waits for the backoff', (status) =>
    expect(retryDelayMs(HTTP_DEFAULTS, { ...failure, status, attempt: 2 })).toBe(600),
  );
  it.each([
    ['120', 120_000],
    [' 5 ', 5_000],
    ['0', 0],
    ['Thu, 01 Jan 1970 00:00:10 GMT', 9_000],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['Thu, 01 Jan 1970 00:00:10 +0000', 9_000],
    ['1970-01-01T00:00:10Z', 9_000],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
  ])('%j', (header, waitMs) => expect(retryAfterMs(header, 1_000)).toBe(waitMs));
});

describe('backoff', () => {
  it.each([
    [1, 300],
    [2, 600],
    [3, 1200],
  ])('The HTTP client backoff is 0.3*2^(n-1) seconds: after attempt %d it waits %d ms.', (attempt, waitMs) =>
    expect(backoffMs(attempt)).toBe(waitMs),
  );
});

describe('HTTP client texts', () => {
  it("HTTP client message 'Request failed with status code {status}: {method} {url}'.", () =>
    expect(requestFailedText(418, 'GET', '/api/v2/tags')).toBe(
      'Request failed with status code 418: GET /api/v2/tags',
    ));
  it("HTTP client message 'Request timed out: {method} {url}'.", () =>
    expect(requestTimedOutText('PUT', '/api/v2/tags/1')).toBe('Request timed out: PUT /api/v2/tags/1'));
});
