import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { configureValidation } from '../../validation/messages.ts';
import { formIssues } from '../testing/form-issues.ts';
import { user as sample } from '../testing/wire-samples.ts';
import { editUserForm, toUserPayload, userFormSchema, userPayloadSchema } from './user.form.ts';
import { userSchema } from './user.schema.ts';

beforeAll(configureValidation);

const callum = userSchema.parse(sample);
const valid = editUserForm(callum, 'moira-reid-4h8s2k');
const issuesWith = (change: object) => formIssues(userFormSchema, { ...valid, ...change });

const TOO_SHORT = 'Input must contain at least 2 character(s)';
const TOO_LONG = 'Input must contain at most 30 character(s)';

describe('Edit user form', () => {
  it.each([
    ['first name', 'at least 2', 'firstName', 'ab', 'a', TOO_SHORT],
    ['first name', 'at most 30', 'firstName', 'x'.repeat(30), 'x'.repeat(31), TOO_LONG],
    ['last name', 'at least 2', 'lastName', 'ab', 'a', TOO_SHORT],
    ['last name', 'at most 30', 'lastName', 'x'.repeat(30), 'x'.repeat(31), TOO_LONG],
  ] as const)('User %s is %s characters.', (_name, _rule, key, accepted, refused, message) => {
    expect(userFormSchema.parse({ ...valid, [key]: accepted })[key]).toBe(accepted);
    expect(issuesWith({ [key]: refused })).toEqual([[key, message]]);
  });

  it.each([
    ['first name', 'firstName'],
    ['last name', 'lastName'],
  ] as const)('User %s is trimmed.', (_name, key) => {
    expect(userFormSchema.parse({ ...valid, [key]: '  ab  ' })[key]).toBe('ab');
    expect(issuesWith({ [key]: ' a ' })).toEqual([[key, TOO_SHORT]]);
  });

  it.each([
    ['first name', 'firstName', TOO_SHORT],
    ['last name', 'lastName', TOO_SHORT],
    ['phone number', 'phoneNumber', 'Required'],
  ] as const)('Edit user: %s is required.', (_name, key, message) => {
    expect(issuesWith({ [key]: '' })).toEqual([[key, message]]);
    expect(issuesWith({ [key]: '  ' })).toEqual([[key, message]]);
    expect(issuesWith({ [key]: undefined })).toEqual([[key, 'Required']]);
  });

  it('a phone number is any text of at most 500 characters, trimmed', () => {
    expect(userFormSchema.parse({ ...valid, phoneNumber: ' +44 1382 555 014 ' }).phoneNumber).toBe('+44 1382 555 014');
    expect(issuesWith({ phoneNumber: '1' })).toEqual([]);
    expect(issuesWith({ phoneNumber: '1'.repeat(500) })).toEqual([]);
    expect(issuesWith({ phoneNumber: '1'.repeat(501) })).toEqual([
      ['phoneNumber', 'Input must contain at most 500 character(s)'],
    ]);
  });

  it('counts code points, not UTF-16 units or graphemes', () => {
    expect(issuesWith({ firstName: '👷' })).toEqual([['firstName', TOO_SHORT]]);
    expect(issuesWith({ firstName: '👷'.repeat(30) })).toEqual([]);
    expect(issuesWith({ firstName: '👷'.repeat(31) })).toEqual([['firstName', TOO_LONG]]);
    expect(issuesWith({ firstName: '👩‍🚒' })).toEqual([]);
  });

  it('has the name of the role, which is optional', () => {
    expect(issuesWith({ role: 'Member' })).toEqual([]);
    expect(issuesWith({ role: undefined })).toEqual([]);
    expect(issuesWith({ role: 3 })).toEqual([['role', 'Invalid enum value']]);
  });

  it('validates the picture too', () => {
    expect(issuesWith({ thumbnail: undefined })).toEqual([['thumbnail', 'Required']]);
  });

  it('starts with the values of the record, without the email address', () => {
    expect(editUserForm(callum, 'moira-reid-4h8s2k')).toEqual({
      firstName: 'Callum',
      lastName: 'Baird',
      phoneNumber: '+44 1382 555 014',
      role: 'Uploader',
      thumbnail: { file: null, existing: '/thumbnails/callum-baird.jpg', initial: '/thumbnails/callum-baird.jpg' },
    });
  });

  it('has no role when users edit themselves', () => {
    expect(editUserForm(callum, callum.id)).not.toHaveProperty('role');
  });
});

describe('User payload', () => {
  it('has the names, the phone number and the role, but not the email address', () => {
    expect(toUserPayload(valid)).toEqual({
      firstName: 'Callum',
      lastName: 'Baird',
      phoneNumber: '+44 1382 555 014',
      role: 'Uploader',
    });
  });

  it('has no role when users edit themselves', () => {
    expect(Object.keys(toUserPayload(editUserForm(callum, callum.id)))).toEqual([
      'firstName',
      'lastName',
      'phoneNumber',
    ]);
  });

  it('encodes role and status as numbers', () => {
    const payload = { ...toUserPayload(valid), status: 'Activated' as const };
    const sent = z.encode(userPayloadSchema, payload);
    expect(sent).toMatchObject({ role: 5, status: 1 });
    expect(z.decode(userPayloadSchema, sent)).toEqual(payload);
  });

  it('has the same rules as the form, and ignores an email address', () => {
    expect(
      formIssues(userPayloadSchema, { firstName: 'a', lastName: 'x'.repeat(31), phoneNumber: ' ', role: 'Member' }),
    ).toEqual([
      ['firstName', TOO_SHORT],
      ['lastName', TOO_LONG],
      ['phoneNumber', 'Required'],
      ['role', 'Invalid enum value'],
    ]);
    const sent = { firstName: 'Callum', lastName: 'Baird', phoneNumber: '1', email: 'other@tay-inspection.example' };
    expect(userPayloadSchema.parse(sent)).not.toHaveProperty('email');
  });
});
