import type { AuditAction, AuditChange, AuditEvent, AuditSubject } from '@inspection-studio/domain/audit';
import { expect, it } from 'vitest';
import { activityFilter, readActivityAddress } from './activity-address.ts';
import { activitySentence, fieldWords, valueWords } from './activity-sentence.ts';

const sentence = (action: AuditAction, changes: AuditChange[] = [], kind: AuditSubject = 'user') => {
  const subject = { kind, id: 'rob-1', name: 'Rob' };
  const { before, after } = activitySentence({ action, subject, changes, actor: { id: 'ada-1' } } as AuditEvent);
  return `${before}|${after}`;
};

it.each<[AuditAction, string]>([
  ['changePicture', 'changed the picture of'],
  ['removePicture', 'removed the picture of'],
  ['reorderLayers', 'reordered the layers of'],
  ['mapLocations', 'changed the location mapping of'],
  ['addCaptureData', 'added capture data to'],
  ['updateCaptureData', 'changed the capture data of'],
  ['removeCaptureData', 'removed the capture data of'],
  ['startUpload', 'started an upload to'],
  ['endUpload', 'ended an upload to'],
  ['completeUpload', 'completed the upload to'],
  ['resendInvitation', 'requested a new invitation for'],
  ['withdrawInvitation', 'withdrew the undelivered invitation to'],
  ['activate', 'activated'],
  ['deactivate', 'deactivated'],
  ['endSession', 'ended a session of'],
  ['recoverAccount', 'recovered the account of'],
  ['relinkAccount', 'linked a new sign-in to'],
  ['changeLicence', 'changed the licence of'],
  ['changeSettings', 'changed settings of'],
  ['signOut', 'signed out'],
  ['acceptInvitation', 'accepted the invitation'],
])('the action %s is in its own words: %s', (action, words) => expect(sentence(action)).toBe(`${words}|`));

it.each([
  ['passkey', 'added a passkey of', 'replaced a passkey of', 'removed a passkey of'],
  ['password', 'set a password of', 'changed the password of', 'removed the password of'],
  [
    'authenticatorApp',
    'added an authenticator app of',
    'replaced the authenticator app of',
    'turned off the authenticator app of',
  ],
  ['recoveryCodes', 'created recovery codes of', 'replaced the recovery codes of', 'removed the recovery codes of'],
  ['recoveryCode', 'created a recovery code of', 'replaced a recovery code of', 'used up a recovery code of'],
])('a %s is added, replaced and removed', (method, ...words) =>
  expect([
    sentence('addSignInMethod', [{ field: 'method', before: null, after: method }]),
    sentence('addSignInMethod', [{ field: 'method', before: method, after: method }]),
    sentence('removeSignInMethod', [{ field: 'method', before: method, after: null }]),
  ]).toEqual(words.map((each) => `${each}|`)),
);

it.each<[AuditSubject, string]>([
  ['asset', 'asset'],
  ['inspection', 'inspection'],
  ['user', 'user'],
  ['document', 'document'],
  ['category', 'category'],
  ['categoryPreset', 'category preset'],
  ['severityScale', 'severity scale'],
  ['checklist', 'checklist'],
  ['layout', 'location layout'],
  ['layer', 'layer'],
  ['tag', 'tag'],
  ['company', 'company'],
])('a %s is called a %s', (kind, words) => expect(sentence('create', [], kind)).toBe(`created ${words}|`));

it.each([
  ['siteId', 'Site'],
  ['severityScaleId', 'Severity scale'],
  ['layoutTemplateId', 'Location layout'],
  ['uploaderIds', 'Uploaders'],
  ['presetIds', 'Category presets'],
  ['categoryIds', 'Categories'],
  ['map', 'Location mapping'],
  ['geotagged', 'Geotags'],
  ['method', 'Sign-in method'],
  ['signInAddress', 'Sign-in address'],
  ['tokenName', 'Access token'],
  ['tokenRights', 'Rights'],
])('the field %s is named %s', (field, words) => expect(fieldWords(field)).toBe(words));

it.each([
  ['method', 'passkey', 'Passkey'],
  ['method', 'password', 'Password'],
  ['method', 'recoveryCodes', 'Recovery codes'],
  ['method', 'recoveryCode', 'Recovery code'],
  ['tokenRights', 'Upload', 'Upload only'],
  ['reason', 'wrongCode', 'Wrong code'],
  ['reason', 'wrongPasskey', 'Wrong passkey'],
  ['reason', 'inactive', 'Account or company not active'],
  ['reason', 'noSeat', 'No seat left in the licence'],
  ['reason', 'unverifiedEmail', 'E-mail address not verified by the provider'],
  ['reason', 'weakSignIn', 'Sign-in not strong enough'],
  ['reason', 'otherAccount', 'Linked to another account of the provider'],
  ['reason', 'noRole', 'No role from the provider'],
  ['reason', 'codeUsedTwice', 'A sign-in code was used twice'],
])('the %s %s is read as %s', (field, value, words) => expect(valueWords({ field }, value)).toBe(words));

it.each([
  ['inspections', "subjectKind eq 'inspection'"],
  ['people', "subjectKind eq 'user'"],
  ['documents', "subjectKind eq 'document'"],
  [
    'library',
    "subjectKind eq 'category'",
    "subjectKind eq 'categoryPreset'",
    "subjectKind eq 'severityScale'",
    "subjectKind eq 'checklist'",
    "subjectKind eq 'layout'",
    "subjectKind eq 'layer'",
    "subjectKind eq 'tag'",
  ],
  [
    'signIn',
    "action eq 'signIn'",
    "action eq 'refuseSignIn'",
    "action eq 'signOut'",
    "action eq 'endSession'",
    "action eq 'addSignInMethod'",
    "action eq 'removeSignInMethod'",
    "action eq 'requestRecovery'",
    "action eq 'recoverAccount'",
    "action eq 'acceptInvitation'",
    "action eq 'relinkAccount'",
    "action eq 'createAccessToken'",
    "action eq 'revokeAccessToken'",
  ],
])('the group %s asks for its own events', (group, ...conditions) => {
  const filter = activityFilter(readActivityAddress(new URLSearchParams({ show: group })));
  expect(filter.split(' or ')).toEqual(conditions.map((each) => `${each} and action ne 'uploadFile'`));
});
