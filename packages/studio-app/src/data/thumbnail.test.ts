import { type AssetForm, newAssetForm } from '@inspection-studio/domain/assets';
import { type Call, calls } from '@inspection-studio/domain/calls';
import { newSiteForm } from '@inspection-studio/domain/sites';
import type { UserForm } from '@inspection-studio/domain/users';
import { MutationObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { type Send, StudioError } from '../api/index.ts';
import { createAsset, updateAsset } from './asset-changes.ts';
import { createQueryClient } from './query-client.ts';
import { createSite, updateSite } from './site-changes.ts';
import type { Saved } from './thumbnail.ts';
import { updateUser } from './user-changes.ts';

const ID = 'kinnaird-7k2m4q';
const file = new File(['x'], 'pier.jpg', { type: 'image/jpeg' });
const unchanged = { file: null, existing: '/a.jpg', initial: '/a.jpg' };
const chosen = { ...unchanged, file };
const removed = { ...unchanged, existing: null };

const site = { ...newSiteForm(), name: 'Kinnaird' };
const asset: AssetForm = { ...newAssetForm(), siteId: 'site-1', name: 'Viaduct', severityScale: 'scale-1' };
const user: UserForm = { firstName: 'Ada', lastName: 'Moss', phoneNumber: '1', thumbnail: unchanged };

type Thumbnail = UserForm['thumbnail'];
const client = createQueryClient(() => undefined);
const saves: [
  what: string,
  save: (send: Send, thumbnail: Thumbnail) => Promise<Saved<unknown>>,
  first: Call,
  type: string,
][] = [
  [
    'a new site',
    (send, thumbnail) => new MutationObserver(client, createSite(send, client)).mutate({ ...site, thumbnail }),
    calls.createSite,
    'Site',
  ],
  [
    'a site',
    (send, thumbnail) =>
      new MutationObserver(client, updateSite(send, client, ID)).mutate({
        values: { ...site, thumbnail },
        etag: undefined,
      }),
    calls.updateSite,
    'Site',
  ],
  [
    'a new asset',
    (send, thumbnail) => new MutationObserver(client, createAsset(send, client)).mutate({ ...asset, thumbnail }),
    calls.createAsset,
    'Asset',
  ],
  [
    'an asset',
    (send, thumbnail) =>
      new MutationObserver(client, updateAsset(send, client, ID)).mutate({
        values: { ...asset, thumbnail },
        etag: undefined,
      }),
    calls.updateAsset,
    'Asset',
  ],
  [
    'a user',
    (send, thumbnail) =>
      new MutationObserver(client, updateUser(send, client, ID)).mutate({
        values: { ...user, thumbnail },
        etag: undefined,
      }),
    calls.updateUser,
    'User',
  ],
];

const answered = () => vi.fn<(call: Call, options?: object) => Promise<unknown>>(async () => ({ id: ID }));
const askedOf = (send: ReturnType<typeof answered>) => send.mock.calls.map(([call]) => call);

describe.each(saves)('POST images/thumbnail after saving %s', (_what, save, first, type) => {
  it('with the chosen file', async () => {
    const send = answered();
    await save(send as unknown as Send, chosen);
    expect(askedOf(send)).toEqual([first, calls.uploadThumbnail]);
    expect(send).toHaveBeenLastCalledWith(calls.uploadThumbnail, {
      payload: { id: ID, type, isRemoving: false, file },
    });
  });

  it('is not sent without a chosen file', async () => {
    const send = answered();
    expect(await save(send as unknown as Send, unchanged)).toEqual({ record: { id: ID }, thumbnailError: null });
    expect(askedOf(send)).toEqual([first]);
  });

  it('is sent without a file when the thumbnail was removed', async () => {
    const send = answered();
    await save(send as unknown as Send, removed);
    expect(send).toHaveBeenLastCalledWith(calls.uploadThumbnail, {
      payload: { id: ID, type, isRemoving: true, file: undefined },
    });
  });

  it.each<[fault: string, { isUnreadable?: boolean; error?: StudioError }, message: string]>([
    [
      'was changed or moved while it was sent',
      { isUnreadable: true },
      'pier.jpg: The file was changed or can no longer be read. Choose it again.',
    ],
    [
      'was changed or moved before',
      { isUnreadable: true, error: new StudioError('Something went wrong.') },
      'pier.jpg: The file was changed or can no longer be read. Choose it again.',
    ],
    [
      'is too large for a proxy',
      { error: StudioError.fromAnswer(413) },
      'pier.jpg: The file is larger than a proxy on the way allows. Ask an administrator to raise its limit for uploads, then retry.',
    ],
  ])('names a picture that %s, and what to do', async (_fault, { isUnreadable = false, error }, message) => {
    const picture = new File(['x'], 'pier.jpg', { type: 'image/jpeg' });
    const send = answered();
    send.mockImplementation(async (call) => {
      if (call !== calls.uploadThumbnail) return { id: ID };
      if (isUnreadable) {
        vi.spyOn(picture, 'slice').mockReturnValue({
          arrayBuffer: () => Promise.reject(new DOMException('It is gone.', 'NotReadableError')),
        } as unknown as Blob);
      }
      if (error) throw error;
      return undefined;
    });
    const { thumbnailError } = await save(send as unknown as Send, { ...unchanged, file: picture });
    expect(thumbnailError?.message).toBe(message);
  });

  it('keeps the record saved when it fails', async () => {
    const send = answered();
    send.mockImplementation(async (call) => {
      if (call === calls.uploadThumbnail) throw StudioError.fromAnswer(500);
      return { id: ID };
    });
    await expect(save(send as unknown as Send, chosen)).resolves.toMatchObject({
      record: { id: ID },
      thumbnailError: { message: '500 Something went wrong.' },
    });
  });
});
