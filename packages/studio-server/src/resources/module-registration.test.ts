import { describe, expect, it } from 'vitest';
import { addedFiles, fileKey, removedIds, toModulesReply } from './module-registration.ts';

const meta = (name: string, size = 2) => ({ name, size });
const PAYLOAD = {
  three: { rgb: [meta('v1.jpg'), meta('v2.jpg')], ir: [meta('t1.jpg')], isAr: true, remove: ['a', 'b'] },
  two: { rgb: [], ir: [meta('t2.jpg')], remove: [] },
  ortho: { isEnabled: true, gcp: true, data: [meta('points.xls')], remove: ['c'] },
  sonar: { data: [meta('scan.bmp'), meta('scan.txt')], remove: [] },
  supplementary: {
    data: [
      { ...meta('plan.pdf'), mime: 'Application/PDF', type: 'Blob' as const },
      { ...meta('x.p4d'), mime: '', type: 'Blob' as const },
    ],
    remove: ['d'],
  },
};
const DATE = '2026-11-20T08:30:00.000Z';
const more = (name: string) => ({
  ...meta(name),
  sizeBytes: 2047,
  path: 'flight',
  lastModified: DATE,
  sampleHash: 'ab',
});
const NAMES = {
  three: ['v1.jpg', 'v2.jpg', 't1.jpg'],
  two: ['t2.jpg'],
  ortho: ['points.xls'],
  sonar: ['scan.bmp', 'scan.txt'],
  supplementary: ['plan.pdf', 'x.p4d'],
};
const KINDS = ['three', 'two', 'ortho', 'sonar', 'supplementary'] as const;

describe('files a payload registers, with sizes of whole KB in bytes', () => {
  it.each([
    ['v1.jpg', { kind: 'three', captureType: 'Rgb', fileType: 'Image', mime: 'image/jpeg', sizeBytes: 2048 }],
    ['t1.jpg', { kind: 'three', captureType: 'Ir', fileType: 'Image', mime: 'image/jpeg' }],
    ['t2.jpg', { kind: 'two', captureType: 'Ir', fileType: 'Image', mime: 'image/jpeg' }],
    ['points.xls', { kind: 'ortho', captureType: null, fileType: 'Blob', mime: 'application/vnd.ms-excel' }],
    ['scan.bmp', { kind: 'sonar', captureType: 'Sonar', fileType: 'Image', mime: 'image/bmp' }],
    ['scan.txt', { kind: 'sonar', captureType: null, fileType: 'Blob', mime: 'text/plain' }],
    ['plan.pdf', { kind: 'supplementary', captureType: null, fileType: 'Blob', mime: 'application/pdf' }],
    ['x.p4d', { kind: 'supplementary', mime: 'application/octet-stream' }],
  ])('%s', (name, expected) => {
    expect(addedFiles(PAYLOAD).find((file) => file.name === name)).toMatchObject(expected);
  });

  it.each([
    ['of an image', 'v.jpg', { two: { rgb: [more('v.jpg')], ir: [], remove: [] } }],
    [
      'of a supplementary file',
      'v.pdf',
      { supplementary: { data: [{ ...more('v.pdf'), mime: 'application/pdf', type: 'Pdf' as const }], remove: [] } },
    ],
  ])('folder, date and hash %s are kept, and the exact size counts', (_case, name, payload) =>
    expect(addedFiles(payload)).toMatchObject([
      { name, sizeBytes: 2047, path: 'flight', modifiedAt: new Date(DATE), sampleHash: 'ab' },
    ]),
  );

  it('a file without a date has none', () =>
    expect(new Set(addedFiles(PAYLOAD).map(({ modifiedAt }) => modifiedAt))).toEqual(new Set([undefined])));

  it.each(KINDS)('a payload of %s alone registers its files, and its answer has no other kind', (kind) => {
    const payload = { [kind]: PAYLOAD[kind] };
    const registered = addedFiles(payload).map(({ name }) => ({ id: name, name, s3Key: name }));
    expect(registered.map(({ name }) => name)).toEqual(NAMES[kind]);
    expect(Object.keys(toModulesReply(payload, registered))).toEqual([kind]);
  });

  it('the answer has their ids and keys per module, in the order they were sent', () => {
    const registered = addedFiles(PAYLOAD).map(({ name }) => ({ id: `id ${name}`, name, s3Key: `key ${name}` }));
    const reply = toModulesReply(PAYLOAD, registered);
    const names = (files: readonly { name: string }[] | undefined) => files?.map(({ name }) => name);
    expect(names(reply.three?.rgb)).toEqual(['v1.jpg', 'v2.jpg']);
    expect([names(reply.three?.ir), names(reply.two?.rgb), names(reply.two?.ir)]).toEqual([['t1.jpg'], [], ['t2.jpg']]);
    expect([names(reply.ortho?.data), names(reply.sonar?.data)]).toEqual([['points.xls'], ['scan.bmp', 'scan.txt']]);
    expect(names(reply.supplementary?.data)).toEqual(['plan.pdf', 'x.p4d']);
    expect(reply.two?.ir).toEqual([{ id: 'id t2.jpg', name: 't2.jpg', s3Key: 'key t2.jpg' }]);
  });
});

it('ids to remove, under the kind they were sent with', () => {
  expect(removedIds(PAYLOAD)).toEqual([
    ['three', ['a', 'b']],
    ['ortho', ['c']],
    ['supplementary', ['d']],
  ]);
  expect(removedIds({})).toEqual([]);
  expect(removedIds({ two: undefined })).toEqual([]);
});

describe('a storage key is made of ids and a plain ending', () => {
  it.each([
    ['IMG_0467.JPG', 'projects/p/f.jpg'],
    ['archive.tar.gz', 'projects/p/f.gz'],
    ['no ending', 'projects/p/f'],
    ['../../etc/passwd', 'projects/p/f'],
    ['x.verylongending', 'projects/p/f'],
    ['x.a/b', 'projects/p/f'],
  ])('%j', (name, key) => expect(fileKey('p', 'f', name)).toBe(key));
});
