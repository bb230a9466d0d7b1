import { describe, expect, it } from 'vitest';
import type { FileLike } from '../shared/thumbnail-file.ts';
import { type FileIdentity, identityOf } from './file-identity.ts';

const HASH = 'a'.repeat(64);
const file = (differences: Partial<FileLike> = {}): FileLike => ({
  name: 'DJI_1.JPG',
  size: 4,
  type: 'image/jpeg',
  ...differences,
});

describe('a file is recognised by its path, its date and a sample of its content, as far as they are known', () => {
  it.each<[string, Partial<FileLike>, FileIdentity]>([
    ['chosen alone', {}, { path: 'DJI_1.JPG' }],
    ['in a folder', { relativePath: '/flight/100/DJI_1.JPG' }, { path: 'flight/100/DJI_1.JPG' }],
    ['in the folder itself', { relativePath: './DJI_1.JPG' }, { path: 'DJI_1.JPG' }],
    ['a path that is too long', { relativePath: `/${'a'.repeat(1_025)}` }, {}],
    ['the longest path', { relativePath: `/${'a'.repeat(1_024)}` }, { path: 'a'.repeat(1_024) }],
    ['a date', { lastModified: 1_500 }, { path: 'DJI_1.JPG', lastModified: '1970-01-01T00:00:01.500Z' }],
    ['1970', { lastModified: 0 }, { path: 'DJI_1.JPG', lastModified: '1970-01-01T00:00:00.000Z' }],
    ['a date before 1970', { lastModified: -1 }, { path: 'DJI_1.JPG' }],
    ['no number', { lastModified: Number.NaN }, { path: 'DJI_1.JPG' }],
    [
      'the last date with four digits',
      { lastModified: 253_402_300_799_999 },
      { path: 'DJI_1.JPG', lastModified: '9999-12-31T23:59:59.999Z' },
    ],
    ['a date after it', { lastModified: 253_402_300_800_000 }, { path: 'DJI_1.JPG' }],
    ['a sample', { sampleHash: HASH }, { path: 'DJI_1.JPG', sampleHash: HASH }],
  ])('%s', (_case, differences, identity) => expect(identityOf(file(differences))).toEqual(identity));
});
