import type { AssetForm } from '@inspection-studio/domain/assets';
import { calls } from '@inspection-studio/domain/calls';
import type { ThumbnailFormValue } from '@inspection-studio/domain/shared';
import type { SiteForm } from '@inspection-studio/domain/sites';
import type { UserForm } from '@inspection-studio/domain/users';
import { describe, expect, it } from 'vitest';
import * as data from './index.ts';
import { type Case, edited, makeChange, tagOf } from './testing/make-change.ts';

const keep: ThumbnailFormValue = { file: null, existing: null, initial: null };
const site = { name: 'Quay', thumbnail: keep } as SiteForm;
const person = {
  firstName: 'Ada',
  lastName: 'Menuhin',
  phoneNumber: '1',
  roleId: 'Member',
  thumbnail: keep,
} as unknown as UserForm;
const asset = {
  siteId: 's',
  name: 'Mast',
  type: 'Bridge',
  members: [],
  uploaders: [],
  presets: [],
  categories: ['c'],
  severityScale: 'v',
  layoutTemplateId: null,
  thumbnail: keep,
} as unknown as AssetForm;
const CASES: readonly Case[] = [
  ['a created site', data.createSite, site, { call: calls.createSite, payload: { name: 'Quay' } }, 'sites'],
  [
    'a changed site',
    (send, client) => data.updateSite(send, client, 'x'),
    edited(site),
    { call: calls.updateSite, id: 'x' },
    'sites assets projects',
  ],
  [
    'a deleted site',
    (send, client) => data.deleteSite(send, client, 'x'),
    undefined,
    { call: calls.deleteSite, id: 'x' },
    'sites assets projects',
  ],
  [
    'a created asset',
    data.createAsset,
    asset,
    { call: calls.createAsset, payload: { name: 'Mast', siteId: 's', severityScale: 'v' } },
    'sites assets',
  ],
  [
    'a changed asset',
    (send, client) => data.updateAsset(send, client, 'x'),
    edited(asset),
    { call: calls.updateAsset, id: 'x' },
    'sites assets projects',
  ],
  [
    'a deleted asset',
    (send, client) => data.deleteAsset(send, client, 'x'),
    undefined,
    { call: calls.deleteAsset, id: 'x' },
    'sites assets projects',
  ],
  [
    'an inspection sent for processing',
    (send, client) => data.processProject(send, client, 'x'),
    undefined,
    { call: calls.processProject, id: 'x' },
    'assets projects',
  ],
  [
    'invited people, who take seats',
    data.inviteUsers,
    { emails: ['a@b.example'], role: 'Viewer', message: '' },
    { call: calls.inviteUsers, payload: { emails: ['a@b.example'] } },
    'users companies',
  ],
  [
    'a changed person',
    (send, client) => data.updateUser(send, client, 'x'),
    edited(person),
    { call: calls.updateUser, id: 'x' },
    'users assets documents',
  ],
  [
    'a reactivated person, who takes a seat',
    (send, client) => data.changeUserStatus(send, client, 'x'),
    'reactivate',
    { call: calls.activateUser, id: 'x' },
    'users companies',
  ],
  [
    'a deactivated person, who frees a seat',
    (send, client) => data.changeUserStatus(send, client, 'x'),
    'deactivate',
    { call: calls.deactivateUser, id: 'x' },
    'users companies',
  ],
  [
    'an invitation sent again',
    (send, client) => data.changeUserStatus(send, client, 'x'),
    'resendInvitation',
    { call: calls.resendInvitation, id: 'x' },
    'users companies',
  ],
  [
    'a deleted person, who frees a seat',
    (send, client) => data.deleteUser(send, client, 'x'),
    undefined,
    { call: calls.deleteUser, id: 'x' },
    'users companies',
  ],
];

describe('a change of a place or a person sends its own call and refreshes everything that shows it', () => {
  it.each(CASES)('%s', async (_rule, change, variables, wanted, refreshed) => {
    const { sent, stale } = await makeChange(change, variables);
    expect(sent.map(({ call }) => call)).toEqual([wanted.call]);
    expect(sent[0]?.params?.id).toBe(wanted.id);
    expect(sent[0]?.payload ?? {}).toMatchObject(wanted.payload ?? {});
    expect(sent[0]?.ifMatch).toBe(tagOf(variables));
    expect(stale.join(' ')).toBe(refreshed);
  });
});
