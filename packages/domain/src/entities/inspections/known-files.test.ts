import { describe, expect, it } from 'vitest';
import { findKnown, type PresentFile } from './known-files.ts';
import type { SoughtIdentity } from './known-files.schema.ts';

const DATE = '2026-11-20T08:30:00.000Z';
const [HASH, OTHER_HASH] = ['ab'.repeat(32), 'cd'.repeat(32)];
const file = (part: Partial<SoughtIdentity> = {}): SoughtIdentity => ({
  name: 'DJI_1.JPG',
  sizeBytes: 4_000,
  lastModified: DATE,
  ...part,
});
const undated = (part: Partial<SoughtIdentity> = {}): SoughtIdentity => {
  const { lastModified: _date, ...rest } = file(part);
  return rest;
};

const isSame = (one: SoughtIdentity, other: SoughtIdentity) =>
  findKnown([one], [{ ...other, projectId: 'a', isStored: true }]).has('a');

describe('a file is the same if name and size are equal, and the hash of a sample or else the date', () => {
  it.each<[string, SoughtIdentity, SoughtIdentity, boolean]>([
    ['name, size and date are equal', file(), file(), true],
    ['it is in another folder', file({ name: 'flight 2/DJI_1.JPG' }), file({ name: 'flight/DJI_1.JPG' }), true],
    ['the date is written with an offset', file({ lastModified: '2026-11-20T09:30:00+01:00' }), file(), true],
    ['its letters are decomposed', file({ name: 'Bru\u0308cke.jpg' }), file({ name: 'Br\u00fccke.jpg' }), true],
    ['another name', file({ name: 'DJI_2.JPG' }), file(), false],
    ['another case of its name', file({ name: 'dji_1.jpg' }), file(), false],
    ['another size', file({ sizeBytes: 4_001 }), file(), false],
    ['another date', file({ lastModified: '2026-11-20T08:30:00.001Z' }), file(), false],
    ['no date', undated(), file(), false],
    ['no date and no hash on both sides', undated(), undated(), false],
    ['no date, and the same hash', undated({ sampleHash: HASH }), undated({ sampleHash: HASH }), true],
    [
      'another date, and the same hash',
      file({ lastModified: '2026-11-21T08:30:00Z', sampleHash: HASH }),
      file({ sampleHash: HASH }),
      true,
    ],
    ['the same date, and another hash', file({ sampleHash: HASH }), file({ sampleHash: OTHER_HASH }), false],
    ['the same date, and a hash on one side only', file({ sampleHash: HASH }), file(), true],
    ['the same hash, and another size', file({ sampleHash: HASH, sizeBytes: 1 }), file({ sampleHash: HASH }), false],
  ])('%s', (_case, one, other, expected) => {
    expect(isSame(one, other)).toBe(expected);
    expect(isSame(other, one)).toBe(expected);
  });
});

describe('files in question are found by inspection, each once, as stored if it is stored anywhere', () => {
  const present = (projectId: string, isStored: boolean, part: Partial<SoughtIdentity> = {}): PresentFile => ({
    ...file(part),
    projectId,
    isStored,
  });
  const sought = [file(), file({ name: 'DJI_2.JPG' }), file({ name: 'DJI_3.JPG' })];

  it.each<[string, PresentFile[], Record<string, { stored: number[]; arriving: number[] }>]>([
    ['none', [present('a', true, { name: 'other.jpg' })], {}],
    [
      'stored ones',
      [present('a', true, { name: 'DJI_3.JPG' }), present('a', true)],
      { a: { stored: [0, 2], arriving: [] } },
    ],
    ['arriving ones', [present('a', false, { name: 'DJI_2.JPG' })], { a: { stored: [], arriving: [1] } }],
    ['twice, arriving first', [present('a', false), present('a', true)], { a: { stored: [0], arriving: [] } }],
    ['twice, stored first', [present('a', true), present('a', false)], { a: { stored: [0], arriving: [] } }],
    [
      'in two inspections',
      [present('a', true), present('b', false)],
      { a: { stored: [0], arriving: [] }, b: { stored: [], arriving: [0] } },
    ],
  ])('%s', (_case, files, expected) => expect(Object.fromEntries(findKnown(sought, files))).toEqual(expected));

  it('a file that is asked about twice is found twice', () =>
    expect(findKnown([file(), file()], [present('a', true)]).get('a')).toEqual({ stored: [0, 1], arriving: [] }));
});

it('thousands of files of one name and size are looked up, not compared in pairs', () => {
  const dated = (index: number) => file({ lastModified: new Date(index).toISOString() });
  const sought = Array.from({ length: 20_000 }, (_, index) => dated(index));
  const present = Array.from({ length: 100_000 }, (_, index) => ({ ...dated(index), projectId: 'a', isStored: true }));
  expect(findKnown(sought, present).get('a')?.stored).toHaveLength(20_000);
});
