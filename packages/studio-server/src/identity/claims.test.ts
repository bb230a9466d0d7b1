import type { JWTPayload } from 'jose';
import { describe, expect, it } from 'vitest';
import { emailOf, isEmailVerified, isStrongEnough, namesOf, roleOf, scopesOf } from './claims.ts';

describe('reads the e-mail address of the configured claim only, in lower case', () => {
  it.each<[JWTPayload, string, string | null]>([
    [{ preferred_username: 'a@x.example', email: 'B@X.example' }, 'email', 'b@x.example'],
    [{ preferred_username: 'a@x.example' }, 'email', null],
    [{ preferred_username: 'a@x.example', email: 'b@x.example' }, 'preferred_username', 'a@x.example'],
    [{ emails: ['c@x.example', 'd@x.example'] }, 'email', null],
    [{ emails: ['c@x.example', 'd@x.example'] }, 'emails', 'c@x.example'],
    [{ emails: [] }, 'emails', null],
    [{ email: ['c@x.example'] }, 'email', null],
    [{ email: 'no address' }, 'email', null],
    [{ email: '\u212aate@x.example' }, 'email', null],
    [{ email: ' a@x.example' }, 'email', null],
    [{ email: 'a@x.example\n' }, 'email', null],
    [{ email: 'a@b@x.example' }, 'email', null],
    [{}, 'email', null],
  ])('%j of %s', (claims, claim, email) => expect(emailOf(claims, claim)).toBe(email));
});

describe('the highest named role counts', () => {
  it.each<[JWTPayload, string, string | null]>([
    [{ role: 'Manager' }, 'role', 'Manager'],
    [{ role: 'MANAGER' }, 'role', 'Manager'],
    [{ roles: ['viewer', 'admin', 'member'] }, 'roles', 'Admin'],
    [{ roles: ['offline_access', 'trial'] }, 'roles', 'Trial'],
    [{ roles: ['offline_access'] }, 'roles', null],
    [{ roles: 'viewer admin' }, 'roles', null],
    [{ roles: [['admin']] }, 'roles', null],
    [{ role: 1 }, 'role', null],
    [{ realm_access: { roles: ['uploader'] } }, 'realm_access.roles', 'Uploader'],
    [{ 'https://firm.example/role': 'member' }, 'https://firm.example/role', 'Member'],
    [{}, 'constructor.name', null],
    [{}, 'role', null],
  ])('%j of %s', (claims, claim, role) => expect(roleOf(claims, claim)).toBe(role));
});

describe('a sign-in is strong enough with one of the acr values and all amr values', () => {
  it.each<[JWTPayload, string[], string[], boolean]>([
    [{}, [], [], true],
    [{ acr: 'gold' }, ['gold', 'silver'], [], true],
    [{ acr: 'bronze' }, ['gold', 'silver'], [], false],
    [{ acr: ['gold'] }, ['gold'], [], false],
    [{}, ['gold'], [], false],
    [{ amr: ['pwd', 'mfa'] }, [], ['mfa'], true],
    [{ amr: ['pwd'] }, [], ['pwd', 'mfa'], false],
    [{ amr: 'mfa' }, [], ['mfa'], false],
    [{ acr: 'gold', amr: ['pwd'] }, ['gold'], ['mfa'], false],
  ])('%j with acr %j and amr %j', (claims, acr, amr, isStrong) =>
    expect(isStrongEnough(claims, acr, amr)).toBe(isStrong),
  );
});

describe('strips prefixes from scopes', () => {
  it.each<[JWTPayload, string[]]>([
    [{ scope: 'read file.upload' }, ['read', 'file.upload']],
    [{ scp: 'https://firm.example/studio/read https://firm.example/studio/write' }, ['read', 'write']],
    [{}, []],
  ])('%j', (claims, scopes) => expect([...scopesOf(claims)]).toEqual(scopes));
});

describe('a sent email_verified must be true', () => {
  it.each<[unknown, boolean]>([
    [undefined, true],
    [true, true],
    [false, false],
    ['true', false],
    ['false', false],
    [1, false],
    [null, false],
  ])('%j', (verified, isVerified) => expect(isEmailVerified({ email_verified: verified })).toBe(isVerified));
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
