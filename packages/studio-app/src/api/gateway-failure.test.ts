import { describe, expect, it } from 'vitest';
import { isGatewayFailure } from './gateway-failure.ts';

describe('a proxy that does not reach the studio', () => {
  it.each([
    ['its own page', 502, '<html>Bad Gateway</html>', true],
    ['an empty body', 503, '', true],
    ['JSON that is not an error of the studio', 504, { error: 'timeout' }, true],
    ['a probe without a body', 503, undefined, true],
    ['the studio is busy', 503, { name: 'Busy', message: 'Try again.' }, false],
    ['the studio failed', 500, '', false],
    ['a missing record', 404, '', false],
    ['a success', 200, '', false],
  ])('%s: %s', (_case, status, body, expected) => expect(isGatewayFailure(status, body)).toBe(expected));
});
