import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { configureValidation } from '../../validation/messages.ts';
import { formIssues } from '../testing/form-issues.ts';
import {
  invitationFormSchema,
  invitationPayloadSchema,
  newInvitationForm,
  toInvitationPayload,
} from './invitation.form.ts';
import {
  DEFAULT_INVITE_ROLE,
  INVITATION_EMAILS_MAX,
  INVITATION_MESSAGE_MAX,
  invitationOutcomeSchema,
  invitationSchema,
} from './invitation.schema.ts';

beforeAll(configureValidation);

const form = { emails: ['a@b.co'], roleId: 'Member', message: '' } as const;
const wire = { emails: ['a@b.co'], message: '' };

/** The three shapes of an invitation: record, form and payload. */
const SHAPES = [
  ['record', invitationSchema, { ...wire, roleId: 3 }],
  ['form', invitationFormSchema, form],
  ['payload', invitationPayloadSchema, { ...wire, role: 3 }],
] as const;

describe.each(SHAPES)('Invitation %s', (_shape, schema, valid) => {
  const issuesWith = (change: object) => formIssues(schema, { ...valid, ...change });
  const emailsOf = (emails: string[]) => schema.parse({ ...valid, emails }).emails;

  it('An invitation needs at least 1 email.', () => {
    expect(issuesWith({ emails: [] })).toEqual([['emails', 'List must contain at least 1 item(s)']]);
    expect(issuesWith({ emails: ['a@b.co'] })).toEqual([]);
  });

  it('an invitation has at most 200 addresses, without duplicates', () => {
    const people = Array.from({ length: INVITATION_EMAILS_MAX + 1 }, (_, index) => `p${index}@b.co`);
    expect(issuesWith({ emails: people })).toEqual([['emails', 'List must contain at most 200 item(s)']]);
    expect(issuesWith({ emails: [...people.slice(1), 'P1@B.CO'] })).toEqual([]);
  });

  it('Each invitation email must be valid.', () => {
    expect(issuesWith({ emails: ['x'] })).toEqual([['emails.0', 'Invalid email']]);
    expect(issuesWith({ emails: ['a@b.co', 'a@', 'c@d.org', ''] })).toEqual([
      ['emails.1', 'Invalid email'],
      ['emails.3', 'Invalid email'],
    ]);
  });

  it('trims addresses and drops duplicates, upper or lower case; keeps the order and the first spelling', () => {
    expect(emailsOf([' Ada@b.co', 'c@d.org ', 'ada@B.CO', 'c@d.org', 'e@f.net'])).toEqual([
      'Ada@b.co',
      'c@d.org',
      'e@f.net',
    ]);
  });

  it('The invitation message is at most 300 characters.', () => {
    expect(issuesWith({ message: 'x'.repeat(300) })).toEqual([]);
    expect(issuesWith({ message: 'x'.repeat(301) })).toEqual([
      ['message', 'Input must contain at most 300 character(s)'],
    ]);
  });

  it('trims the message, which may be empty but not missing', () => {
    expect(schema.parse({ ...valid, message: ' Welcome. ' }).message).toBe('Welcome.');
    expect(issuesWith({ message: '  ' })).toEqual([]);
    expect(issuesWith({ message: undefined })).toEqual([['message', 'Required']]);
  });
});

describe('Invite form', () => {
  it('limits the message to the same 300 characters', () => {
    expect(INVITATION_MESSAGE_MAX).toBe(300);
    expect(z.toJSONSchema(invitationFormSchema.shape.message).maxLength).toBe(INVITATION_MESSAGE_MAX);
  });

  it('starts without addresses, with the role Uploader', () => {
    expect(DEFAULT_INVITE_ROLE).toBe('Uploader');
    expect(newInvitationForm()).toEqual({ emails: [], roleId: 'Uploader', message: '' });
  });

  it('has the name of the role; the record has its id', () => {
    expect(formIssues(invitationFormSchema, { ...form, roleId: 3 })).toEqual([['roleId', 'Invalid enum value']]);
    expect(invitationSchema.parse({ ...wire, roleId: 3 }).roleId).toBe('Member');
  });

  it('the payload has the role id in the key role', () => {
    const payload = toInvitationPayload(invitationFormSchema.parse({ ...form, message: 'Welcome.' }));
    expect(payload).toEqual({ emails: ['a@b.co'], role: 'Member', message: 'Welcome.' });
    const sent = z.encode(invitationPayloadSchema, payload);
    expect(sent).toEqual({ emails: ['a@b.co'], role: 3, message: 'Welcome.' });
    expect(z.decode(invitationPayloadSchema, sent)).toEqual(payload);
  });

  it('the payload has no roleId', () => {
    expect(formIssues(invitationPayloadSchema, { ...wire, roleId: 3 })).toEqual([['role', 'Required']]);
    expect(formIssues(invitationPayloadSchema, { ...wire, role: 7 })).toEqual([['role', 'Invalid enum value']]);
  });
});

describe('the outcome of an invitation for each address', () => {
  it.each([[null], [10], [18], [37], [116]])('code %s', (code) => {
    expect(invitationOutcomeSchema.parse({ email: 'a@b.co', code })).toEqual({ email: 'a@b.co', code });
  });

  it.each<[unknown, string]>([
    [4, 'Invalid enum value'],
    ['10', 'Invalid enum value'],
    [undefined, 'Required'],
  ])('rejects code %s', (code, message) => {
    expect(formIssues(invitationOutcomeSchema, { email: 'a@b.co', code })).toEqual([['code', message]]);
  });

  it('requires the address', () => {
    expect(formIssues(invitationOutcomeSchema, { code: null })).toEqual([['email', 'Required']]);
  });
});
