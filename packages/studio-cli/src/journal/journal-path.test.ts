import { describe, expect, it } from 'vitest';
import { journalName, type Place, stateFolder, type UploadIdentity } from './journal-path.ts';

const home = '/home/ada';
const WINDOWS = { platform: 'win32', home: String.raw`C:\Users\ada` } as const;

describe('journals are in the state folder of the user', () => {
  it.each<[string, Place, string]>([
    ['Linux', { platform: 'linux', home, variables: {} }, `${home}/.local/state/inspection-studio`],
    ['macOS', { platform: 'darwin', home, variables: {} }, `${home}/.local/state/inspection-studio`],
    [
      'a chosen folder',
      { platform: 'linux', home, variables: { XDG_STATE_HOME: '/state' } },
      '/state/inspection-studio',
    ],
    [
      'a relative one is ignored',
      { platform: 'linux', home, variables: { XDG_STATE_HOME: 'state' } },
      `${home}/.local/state/inspection-studio`,
    ],
    [
      'Windows',
      { ...WINDOWS, variables: { LOCALAPPDATA: String.raw`D:\Local` } },
      String.raw`D:\Local\inspection-studio`,
    ],
    [
      'Windows without the variable',
      { ...WINDOWS, variables: {} },
      String.raw`C:\Users\ada\AppData\Local\inspection-studio`,
    ],
  ])('%s', (_case, place, folder) => expect(stateFolder(place)).toBe(folder));
});

describe('each folder and inspection has its own journal', () => {
  const identity: UploadIdentity = {
    url: 'https://studio.northline.example',
    userId: 'ada',
    folder: '/flights/1',
    type: '2d',
    target: { assetId: 'a1' },
  };

  it('the same command gives the same one', () => {
    expect(journalName({ ...identity })).toBe(journalName(identity));
    expect(journalName(identity)).toMatch(/^[0-9a-f]{32}\.json$/);
  });

  it.each<[string, Partial<UploadIdentity>]>([
    ['studio', { url: 'https://other.example' }],
    ['person', { userId: 'bob' }],
    ['folder', { folder: '/flights/2' }],
    ['type', { type: '3d' }],
    ['asset', { target: { assetId: 'a2' } }],
    ['name', { target: { assetId: 'a1', name: 'Pier' } }],
    ['inspection', { target: { inspectionId: 'a1' } }],
  ])('another %s gives another one', (_part, change) => {
    expect(journalName({ ...identity, ...change })).not.toBe(journalName(identity));
  });
});
