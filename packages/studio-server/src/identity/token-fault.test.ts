import { errors } from 'jose';
import { describe, expect, it } from 'vitest';
import { tokenFault } from './token-fault.ts';

const claim = (name: string, reason = 'check_failed') =>
  new errors.JWTClaimValidationFailed(`about ${name}`, { sub: 'mia', email: 'mia@demo.example' }, name, reason);

describe('the log says in a few words what is wrong with a token, and nothing that the token says', () => {
  it.each<[errors.JOSEError, string]>([
    [new errors.JWTExpired('late', { sub: 'mia' }), 'expired'],
    [claim('iss'), 'wrong issuer'],
    [claim('aud'), 'wrong audience'],
    [claim('nbf'), 'not valid yet'],
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
    expect(tokenFault(error)).toBe(fault);
  });
});
