import { describe, expect, it } from 'vitest';
import { batchFiles, toRemovalPayload, type UploadSource } from './upload-source.ts';

const source = (kind: UploadSource['kind'], list: UploadSource['list']): UploadSource => ({
  file: new File([], 'a'),
  name: 'a',
  storageKey: 'key',
  contentType: 'image/jpeg',
  type: 'Image',
  kind,
  list,
  isStored: false,
});
const files = new Map([
  ['i1', source('three', 'rgb')],
  ['i2', source('three', 'ir')],
  ['i3', source('two', 'rgb')],
  ['i4', source('ortho', 'data')],
  ['i5', source('sonar', 'data')],
  ['i6', source('supplementary', 'data')],
]);
const NOW = { three: { rgb: 0, ir: 0, isAr: true }, ortho: { isEnabled: true, gcp: true } };

it('unregisters files of every kind, and repeats the settings as they are now', () => {
  expect(toRemovalPayload({ files }, ['i2', 'i3', 'i4', 'i5', 'i6', 'unknown'], NOW)).toEqual({
    three: { rgb: [], ir: [], isAr: true, remove: ['i2'] },
    two: { rgb: [], ir: [], remove: ['i3'] },
    ortho: { isEnabled: true, gcp: true, data: [], remove: ['i4'] },
    sonar: { data: [], remove: ['i5'] },
    supplementary: { data: [], remove: ['i6'] },
  });
});

it('leaves out kinds of which no file is unregistered', () => {
  expect(toRemovalPayload({ files }, ['i3'], NOW)).toEqual({ two: { rgb: [], ir: [], remove: ['i3'] } });
});

describe('a batch lists its files by their registered names', () => {
  const named = (name: string, kind: UploadSource['kind'], list: UploadSource['list']): UploadSource => ({
    ...source(kind, list),
    name,
    file: new File(['abc'], 'DJI_1.JPG'),
  });
  const namesOf = (...sources: UploadSource[]) =>
    batchFiles(new Map(sources.map((one, index) => [`i${index}`, one]))).map(({ name }) => name);

  it('with their folders, and with ids and sizes', () =>
    expect(batchFiles(new Map([['i1', named('101MEDIA/DJI_1.JPG', 'three', 'rgb')]]))).toEqual([
      { id: 'i1', name: '101MEDIA/DJI_1.JPG', sizeBytes: 3 },
    ]));

  it('and with their list, if several lists have the name', () =>
    expect(
      namesOf(
        named('A.JPG', 'three', 'rgb'),
        named('A.JPG', 'three', 'ir'),
        named('A.JPG', 'two', 'rgb'),
        named('A.JPG', 'supplementary', 'data'),
        named('B.JPG', 'two', 'rgb'),
        named('B.JPG', 'two', 'rgb'),
      ),
    ).toEqual(['3D visual/A.JPG', '3D thermal/A.JPG', '2D visual/A.JPG', 'Supplementary/A.JPG', 'B.JPG', 'B.JPG']));
});
