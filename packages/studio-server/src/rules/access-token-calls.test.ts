import { type Call, calls } from '@inspection-studio/domain/calls';
import type { AccessTokenPayload } from '@inspection-studio/domain/users';
import { describe, expect, it } from 'vitest';
import { accessTokenRefusal, isCommandLineToken } from './access-token-calls.ts';

const rows = Object.entries(calls as Readonly<Record<string, Call>>);
const allowed = (rights: 'All' | 'Upload') =>
  rows
    .filter(([, call]) => accessTokenRefusal({ rights, id: 't1' }, call) === null)
    .map(([, { method, path }]) => `${method} ${path}`);

describe('an access token with all rights makes every call', () => {
  const NEEDS_SIGN_IN = [
    'GET users/{id}/sessions',
    'DELETE users/{id}/sessions/{sessionId}',
    'DELETE users/{id}/sessions',
    'DELETE users/{id}/identity',
    'GET users/{id}/tokens',
    'POST users/{id}/tokens',
    'DELETE users/{id}/tokens/{tokenId}',
    'GET sign-in-settings',
    'PUT sign-in-settings',
  ];

  it('except those of tokens, sessions and sign-in methods', () => {
    const all = rows.map(([, { method, path }]) => `${method} ${path}`);
    expect(all.filter((call) => !allowed('All').includes(call)).toSorted()).toEqual(NEEDS_SIGN_IN.toSorted());
  });

  it.each(['All', 'Upload'] as const)('with the reason, with %s too', (rights) =>
    expect(accessTokenRefusal({ rights, id: 't1' }, calls.createAccessToken)).toBe(
      'This needs a sign-in. An access token cannot do it.',
    ),
  );
});

describe('an access token for uploads', () => {
  it('changes inspections only, and deletes none', () =>
    expect(
      allowed('Upload')
        .filter((call) => !call.startsWith('GET'))
        .toSorted(),
    ).toEqual([
      'DELETE projects/{id}/capturedata',
      'DELETE projects/{id}/uploads/{uploadId}',
      // A read with a body.
      'POST assets/{id}/known-files',
      'POST projects',
      'POST projects/{id}/capturedata',
      'POST projects/{id}/process',
      'PUT images/{id}/uploaded',
      'PUT projects/{id}',
      'PUT projects/{id}/capturedata',
      'PUT projects/{id}/modules',
      'PUT projects/{id}/uploaded',
      'PUT projects/{id}/uploads/{uploadId}',
    ]));

  it('reads its person, sites, assets, inspections and the library, and no people, documents, files or events', () =>
    expect(
      allowed('Upload')
        .filter((call) => call.startsWith('GET'))
        .toSorted(),
    ).toEqual(
      [
        'GET users/whoami',
        'GET upload',
        'GET images',
        'GET images/{id}/page',
        'GET assets/{id}/severity',
        'GET projects/{id}/asset',
        'GET projects/{id}/modules',
        'GET projects/{id}/capturedata',
        ...[
          'sites',
          'assets',
          'projects',
          'categories',
          'categorypresets',
          'severityscales',
          'checklists',
          'layouts',
          'layers',
          'tags',
        ].flatMap((kind) => [`GET ${kind}`, `GET ${kind}/{id}`]),
      ].toSorted(),
    ));

  it('is refused with the reason', () =>
    expect(accessTokenRefusal({ rights: 'Upload', id: 't1' }, calls.deleteProject)).toBe(
      'This access token is for uploads only.',
    ));
});

const NEEDS_SIGN_IN = 'This needs a sign-in. An access token cannot do it.';

describe('an access token revokes itself and no other', () => {
  it.each<[string, 'All' | 'Upload', string | undefined, string | null]>([
    ['itself', 'All', 't1', null],
    ['itself, with the rights to upload', 'Upload', 't1', null],
    ['another one', 'All', 't2', NEEDS_SIGN_IN],
    ['none', 'All', undefined, NEEDS_SIGN_IN],
  ])('%s, %s', (_case, rights, tokenId, refusal) =>
    expect(accessTokenRefusal({ rights, id: 't1' }, calls.revokeAccessToken, tokenId)).toBe(refusal),
  );

  it.each(['getTag', 'deleteTag', 'endSession'] as const)('%s with its id is another call', (name) =>
    expect(accessTokenRefusal({ rights: 'Upload', id: 't1' }, calls[name], 't1')).toBe(
      accessTokenRefusal({ rights: 'Upload', id: 't1' }, calls[name]),
    ),
  );
});

describe('the sign-in of the command line by device code has the rights to upload, and creates an access token', () => {
  const refusal = (name: keyof typeof calls) => accessTokenRefusal({ rights: 'Upload', id: null }, calls[name]);

  it.each<[keyof typeof calls, string | null]>([
    ['whoami', null],
    ['createAccessToken', null],
    ['createProject', null],
    ['listAccessTokens', NEEDS_SIGN_IN],
    ['revokeAccessToken', NEEDS_SIGN_IN],
    ['endSessions', NEEDS_SIGN_IN],
    ['updateSignInSettings', NEEDS_SIGN_IN],
    ['listUsers', 'This access token is for uploads only.'],
    ['deleteProject', 'This access token is for uploads only.'],
  ])('%s', (name, expected) => expect(refusal(name)).toBe(expected));

  it.each<[Pick<AccessTokenPayload, 'rights' | 'days'>, boolean]>([
    [{ rights: 'Upload', days: 30 }, true],
    [{ rights: 'Upload', days: 7 }, true],
    [{ rights: 'Upload', days: 90 }, false],
    [{ rights: 'All', days: 7 }, false],
  ])('%j: %s', (payload, isAllowed) => expect(isCommandLineToken(payload)).toBe(isAllowed));
});
