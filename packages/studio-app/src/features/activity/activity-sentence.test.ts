import {
  AUDIT_ACTIONS,
  type AuditAction,
  type AuditChange,
  type AuditEvent,
  type AuditSubject,
} from '@inspection-studio/domain/audit';
import { describe, expect, it } from 'vitest';
import { activitySentence, fieldWords, namesRecord, valueWords } from './activity-sentence.ts';

function eventOf(action: AuditAction, kind: AuditSubject = 'inspection', changes: AuditChange[] = []): AuditEvent {
  return {
    id: '019ab000-0000-7000-8000-000000000001',
    at: '2026-11-23T08:30:00.000Z',
    actor: { id: 'moira-1', name: 'Moira Reid', email: 'moira@demo.example' },
    action,
    subject: { kind, id: 'kinnaird-1', name: 'Kinnaird' },
    changes,
    source: { address: '192.0.2.7', userAgent: 'curl/8.5.0', requestId: 'request-0001' },
  };
}

/** The whole sentence, as people read it. */
function read(...parts: Parameters<typeof eventOf>): string {
  const event = eventOf(...parts);
  const { before, after } = activitySentence(event);
  return ['Moira Reid', before, namesRecord(event) ? event.subject.name : '', after].filter(Boolean).join(' ');
}

describe('what a person did, as a sentence', () => {
  it.each<[string, ...Parameters<typeof eventOf>]>([
    ['created site Kinnaird', 'create', 'site'],
    ['deleted asset Kinnaird', 'delete', 'asset'],
    ['archived severity scale Kinnaird', 'archive', 'severityScale'],
    ['restored tag Kinnaird', 'restore', 'tag'],
    ['changed Name of Kinnaird', 'update', 'site', [{ field: 'name', before: 'Kin', after: 'Kinnaird' }]],
    [
      'changed Role of Kinnaird from View only to Limited access',
      'update',
      'user',
      [{ field: 'roleId', before: 'Viewer', after: 'Member' }],
    ],
    [
      'changed Model of Kinnaird from nothing to staining',
      'update',
      'category',
      [{ field: 'model', before: null, after: 'staining' }],
    ],
    ['changed Categories of Kinnaird', 'update', 'asset', [{ field: 'categoryIds' }]],
    [
      'changed First name and Phone number of Kinnaird',
      'update',
      'user',
      [{ field: 'firstName', before: 'A', after: 'B' }, { field: 'phoneNumber' }],
    ],
    [
      'changed Name, Site and 2 more fields of Kinnaird',
      'update',
      'asset',
      ['name', 'siteId', 'type', 'memberIds'].map((field) => ({ field })),
    ],
    ['requested a new invitation for Kinnaird', 'resendInvitation', 'user'],
    ['saved checklist Kinnaird without changes', 'update', 'checklist'],
    ['added 12 files to Kinnaird', 'registerFiles', 'inspection', [{ field: 'addedFiles', after: '12' }]],
    ['removed 1 file from Kinnaird', 'registerFiles', 'inspection', [{ field: 'removedFiles', after: '1' }]],
    [
      'added 2,000 files to Kinnaird and removed 3',
      'registerFiles',
      'inspection',
      [
        { field: 'addedFiles', after: '2000' },
        { field: 'removedFiles', after: '3' },
      ],
    ],
    ['changed the data types of Kinnaird', 'registerFiles'],
    ['started to upload Kinnaird', 'registerFiles', 'document'],
    ['uploaded IMG_0467.jpg to Kinnaird', 'uploadFile', 'inspection', [{ field: 'file', after: 'IMG_0467.jpg' }]],
    [
      'tried to upload IMG_0467.jpg, which has malware, to Kinnaird',
      'rejectFile',
      'inspection',
      [
        { field: 'file', after: 'IMG_0467.jpg' },
        { field: 'malware', after: 'Eicar-Test-Signature' },
      ],
    ],
    ['downloaded IMG_0467.jpg of Kinnaird', 'download', 'inspection', [{ field: 'file', after: 'IMG_0467.jpg' }]],
    ['downloaded Kinnaird', 'download', 'document'],
    ['sent Kinnaird for processing', 'process'],
    ['flagged DJI_0001.JPG of Kinnaird', 'flagImages', 'inspection', [{ field: 'file', after: 'DJI_0001.JPG' }]],
    ['flagged 12 images of Kinnaird', 'flagImages', 'inspection', [{ field: 'images', after: '12' }]],
    ['unflagged DJI_0001.JPG of Kinnaird', 'unflagImages', 'inspection', [{ field: 'file', after: 'DJI_0001.JPG' }]],
    ['unflagged 1,000 images of Kinnaird', 'unflagImages', 'inspection', [{ field: 'images', after: '1000' }]],
    ['invited Kinnaird as View only', 'invite', 'user', [{ field: 'roleId', after: 'Viewer' }]],
    [
      'tried to upload plan.pdf, which has malware, as Kinnaird',
      'rejectFile',
      'document',
      [{ field: 'file', after: 'plan.pdf' }],
    ],
    [
      'changed First name, Last name and Role of Kinnaird',
      'update',
      'user',
      ['firstName', 'lastName', 'roleId'].map((field) => ({ field })),
    ],
    ['reordered the layers of Kinnaird', 'reorderLayers', 'layout'],
    ['added 1,234 files to Kinnaird', 'registerFiles', 'inspection', [{ field: 'addedFiles', after: '1234' }]],
    ['added a sign-in method of Kinnaird', 'addSignInMethod', 'user'],
    ['removed a sign-in method of Kinnaird', 'removeSignInMethod', 'user', [{ field: 'method', before: 'key card' }]],
    ['exported Kinnaird', 'download', 'company', [{ field: 'file', after: 'kinnaird.tar' }]],
    ['signed in', 'signIn', 'user', [{ field: 'method', after: 'password' }]],
    ['was refused to sign in as Kinnaird', 'refuseSignIn', 'user', [{ field: 'reason', after: 'wrongPassword' }]],
    ['created an access token', 'createAccessToken', 'user', [{ field: 'tokenName', after: 'Laptop' }]],
    ['revoked an access token', 'revokeAccessToken', 'user', [{ field: 'tokenName', after: 'Laptop' }]],
    ['requested a recovery link for Kinnaird', 'requestRecovery', 'user'],
    ['added a passkey of Kinnaird', 'addSignInMethod', 'user', [{ field: 'method', after: 'passkey' }]],
    ['set a password of Kinnaird', 'addSignInMethod', 'user', [{ field: 'method', after: 'password' }]],
    [
      'changed the password of Kinnaird',
      'addSignInMethod',
      'user',
      [{ field: 'method', before: 'password', after: 'password' }],
    ],
    [
      'turned off the authenticator app of Kinnaird',
      'removeSignInMethod',
      'user',
      [{ field: 'method', before: 'authenticatorApp', after: null }],
    ],
    [
      'used up a recovery code of Kinnaird',
      'removeSignInMethod',
      'user',
      [{ field: 'method', before: 'recoveryCode', after: null }],
    ],
    [
      'changed Sign-in address of Kinnaird from nothing to k@demo.example',
      'update',
      'user',
      [{ field: 'signInAddress', before: null, after: 'k@demo.example' }],
    ],
  ])('%s', (sentence, ...event) => expect(read(...event)).toBe(`Moira Reid ${sentence}`));

  it.each<[string, AuditAction, AuditChange]>([
    ['added a passkey', 'addSignInMethod', { field: 'method', after: 'passkey' }],
    ['turned off the authenticator app', 'removeSignInMethod', { field: 'method', before: 'authenticatorApp' }],
  ])('a change of the own sign-in does not name the person twice: %s', (before, action, change) => {
    const event = eventOf(action, 'user', [change]);
    const own = { ...event, subject: { kind: 'user' as const, id: 'moira-1', name: 'Moira Reid' } };
    expect([activitySentence(own), namesRecord(own)]).toEqual([{ before, after: '' }, false]);
  });

  it('the method of a changed sign-in is found among other changes', () => {
    const changes = [
      { field: 'reason', after: 'wrongCode' },
      { field: 'method', after: 'passkey' },
    ];
    expect(read('addSignInMethod', 'user', changes)).toBe('Moira Reid added a passkey of Kinnaird');
  });

  it('a change of the sign-in of someone else names them, also by the server itself', () => {
    const event = eventOf('removeSignInMethod', 'user', [{ field: 'method', before: 'passkey' }]);
    const bySystem = { ...event, actor: { ...event.actor, id: null }, subject: { ...event.subject, id: null } };
    expect([namesRecord(event), namesRecord(bySystem as AuditEvent)]).toEqual([true, true]);
    const own = { ...event, action: 'update' as const, subject: { ...event.subject, id: 'moira-1' } };
    expect(namesRecord(own)).toBe(true);
  });

  it.each(AUDIT_ACTIONS)('%s has words of its own', (action) => {
    const { before } = activitySentence(eventOf(action, 'inspection', [{ field: 'file', after: 'a.jpg' }]));
    expect(before).toMatch(/^[a-z-]+( |$)/);
    expect(before).not.toBe(action);
  });
});

describe('names of fields', () => {
  it.each([
    ['name', 'Name'],
    ['phoneNumber', 'Phone number'],
    ['memberIds', 'Members'],
    ['roleId', 'Role'],
    ['tokenExpires', 'Expires'],
    ['revokedAccessTokens', 'Revoked access tokens'],
    ['requireAuthenticatorApp', 'Authenticator app required'],
  ])('%s: %s', (field, words) => expect(fieldWords(field)).toBe(words));
});

describe('recorded values', () => {
  it.each([
    ['roleId', 'Admin', 'Admin access'],
    ['roleId', 'Pilot', 'Pilot'],
    ['name', 'Admin', 'Admin'],
    ['method', 'authenticatorApp', 'Authenticator app'],
    ['reason', 'wrongPassword', 'Wrong password'],
    ['tokenExpires', '2026-12-24T12:00:00.000Z', 'Dec 24, 2026'],
    ['licenceStart', '2026-12-01T00:00:00.000Z', 'Dec 1, 2026'],
    ['licenceExpiry', '2026-12-01T23:59:59.999Z', 'Dec 1, 2026'],
    ['tokenRights', 'All', 'Everything the user may do'],
    ['reason', 'anything else', 'anything else'],
    ['model', null, 'nothing'],
    ['name', undefined, 'nothing'],
    ['name', '', 'nothing'],
  ])('%s %j: %s', (field, value, words) => expect(valueWords({ field }, value)).toBe(words));
});
