import { errors } from 'jose';
import { describe, expect, it } from 'vitest';
import { tokenFault } from './token-fault.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const inSeconds = (seconds: number) => NOW.getTime() / 1000 + seconds;
const claim = (name: string, reason = 'check_failed', time?: number) =>
  new errors.JWTClaimValidationFailed(
    `about ${name}`,
    { sub: 'mia', email: 'mia@demo.example', [name]: time },
    name,
    reason,
  );

describe('the log says in a few words what is wrong with a token, and nothing that the token says', () => {
  it.each<[errors.JOSEError, string]>([
    [new errors.JWTExpired('late', { sub: 'mia', exp: inSeconds(-61) }), 'expired 61 s ago by the clock of the server'],
    [claim('iss'), 'wrong issuer'],
    [claim('aud'), 'wrong audience'],
    [
      claim('nbf', 'check_failed', inSeconds(75)),
      'not valid yet: the clocks of the server and of the sign-in service differ by 75 s',
    ],
    [claim('exp', 'missing'), 'missing exp'],
    [claim('iss', 'missing'), 'missing iss'],
    [claim('iat', 'invalid'), 'invalid iat'],
    [new errors.JWSSignatureVerificationFailed(), 'bad signature'],
    [new errors.JWKSNoMatchingKey(), 'unknown key'],
    [new errors.JOSEAlgNotAllowed('none'), 'wrong algorithm'],
    [new errors.JWSInvalid('eyJ'), 'malformed'],
    [new errors.JWTInvalid('eyJ'), 'malformed'],
    [new errors.JWKSMultipleMatchingKeys(), 'ERR_JWKS_MULTIPLE_MATCHING_KEYS'],
  ])('%o: %s', (error, fault) => {
    expect(tokenFault(error, NOW)).toBe(fault);
  });
});
