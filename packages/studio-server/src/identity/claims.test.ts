import type { JWTPayload } from 'jose';
import { describe, expect, it } from 'vitest';
import { emailOf, isEmailUnverified, namesOf, scopesOf } from './claims.ts';

describe('reads the e-mail address from preferred_username, email or emails[0]', () => {
  it.each<[JWTPayload, string | undefined]>([
    [{ preferred_username: 'a@x.example', email: 'b@x.example' }, 'a@x.example'],
    [{ preferred_username: 'no address', email: 'b@x.example' }, 'b@x.example'],
    [{ emails: ['c@x.example', 'd@x.example'] }, 'c@x.example'],
    [{ emails: [] }, undefined],
    [{}, undefined],
  ])('%j', (claims, email) => expect(emailOf(claims)).toBe(email));
});

describe('strips prefixes from scopes', () => {
  it.each<[JWTPayload, string[]]>([
    [{ scope: 'read file.upload' }, ['read', 'file.upload']],
    [{ scp: 'https://firm.example/studio/read https://firm.example/studio/write' }, ['read', 'write']],
    [{}, []],
  ])('%j', (claims, scopes) => expect([...scopesOf(claims)]).toEqual(scopes));
});

describe('detects unverified e-mail addresses', () => {
  it.each<[JWTPayload, boolean]>([
    [{ email_verified: false }, true],
    [{ email_verified: 'false' }, true],
    [{ email_verified: true }, false],
    [{}, false],
  ])('%j', (claims, isUnverified) => expect(isEmailUnverified(claims)).toBe(isUnverified));
});

describe('reads the name from given_name and family_name, else from name', () => {
  it.each<[JWTPayload, string, string]>([
    [{ given_name: ' Ada ', family_name: 'Holm', name: 'Somebody Else' }, 'Ada', 'Holm'],
    [{ family_name: 'Holm' }, '', 'Holm'],
    [{ name: 'Ada Maria Holm' }, 'Ada Maria', 'Holm'],
    [{ name: 'Ada' }, 'Ada', ''],
    [{ name: 'ada@firm.example' }, '', ''],
    [{ name: 7, given_name: ['Ada'] }, '', ''],
    [{ given_name: 'Ada\r\nHolm\u0000' }, 'Ada Holm', ''],
    [{ given_name: 'x'.repeat(31) }, 'x'.repeat(30), ''],
    [{ given_name: '\ud800' }, '\ufffd', ''],
    [{}, '', ''],
  ])('%j', (claims, firstName, lastName) => expect(namesOf(claims)).toEqual({ firstName, lastName }));
});
