import { describe, expect, it } from 'vitest';
import type { Send } from '../api/index.ts';
import * as data from './index.ts';
import { assetKeys, companyKeys, projectKeys, siteKeys, userKeys } from './keys.ts';

/** Whether a refresh of `under` refreshes `key`: the cache compares the beginning. */
const isUnder = (key: readonly unknown[], under: readonly unknown[]) =>
  under.every((part, index) => JSON.stringify(part) === JSON.stringify(key[index]));

const list = siteKeys.list({ search: 'quay' });
const page = siteKeys.page({ search: 'quay' });
const one = siteKeys.one('quay');

describe('keys of the cache', () => {
  it.each([
    ['everything of a resource', siteKeys.all, { list: true, page: true, one: true }],
    ['its lists and pages', siteKeys.lists, { list: true, page: true, one: false }],
    ['all of another resource', companyKeys.all, { list: false, page: false, one: false }],
    ['another record', siteKeys.one('dock'), { list: false, page: false, one: false }],
  ])('a refresh of %s reaches what is under it', (_what, under, reached) => {
    expect({ list: isUnder(list, under), page: isUnder(page, under), one: isUnder(one, under) }).toEqual(reached);
  });

  it('a list, a page of it and a record have different keys, whatever they are called', () => {
    expect(list).toEqual(['sites', 'list', { search: 'quay' }]);
    expect(page).toEqual(['sites', 'list', 'page', { search: 'quay' }]);
    expect(one).toEqual(['sites', 'one', 'quay']);
  });

  it('the files of an inspection are refreshed with it', () => {
    expect(projectKeys.files('pier')).toEqual(['projects', 'one', 'pier', 'modules']);
  });

  const send = undefined as unknown as Send;
  it.each<[string, readonly unknown[], readonly unknown[]]>([
    ['the asset of an inspection', data.projectAssetQuery(send, 'pier').queryKey, projectKeys.one('pier')],
    ['the scale of an asset', data.assetSeverityQuery(send, 'mast').queryKey, assetKeys.one('mast')],
    ['how people sign in', data.signInSettingsQuery(send).queryKey, companyKeys.all],
    ['the sessions of a person', data.sessionListQuery(send, 'ada').queryKey, userKeys.one('ada')],
    ['the access tokens of a person', data.accessTokenListQuery(send, 'ada').queryKey, userKeys.one('ada')],
  ])('%s is refreshed with what it belongs to, and is not taken for it', (_what, key, owner) => {
    expect(isUnder(key, owner)).toBe(true);
    expect(key.slice(owner.length)).toEqual([expect.stringMatching(/./)]);
  });

  it('the layers of two layouts are kept apart', () => {
    expect(data.layerListQuery(send, 'spans').queryKey).not.toEqual(data.layerListQuery(send, 'faces').queryKey);
  });

  it('a change of the status of a person is known by that person', () => {
    const { mutationKey } = data.changeUserStatus(send, undefined as never, 'ada');
    expect(mutationKey).toEqual(['users', 'one', 'ada', 'status']);
  });
});
