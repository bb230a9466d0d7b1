import { describe, expect, it } from 'vitest';
import type { InspectionStatus } from './inspection-status.ts';
import { matchMissing, type MissingFile, missingFiles } from './missing-files.ts';
import type { ModuleFile, ModuleFiles } from './modules.schema.ts';

const stored = (name: string, differences: Partial<ModuleFile> = {}): ModuleFile => ({
  id: `id-${name}`,
  name,
  s3Key: `key-${name}`,
  size: 10,
  isUploaded: false,
  isArriving: false,
  ...differences,
});
const none: ModuleFiles = {
  three: { rgb: [], ir: [] },
  two: { rgb: [], ir: [] },
  ortho: { data: [] },
  sonar: { data: [] },
  supplementary: { data: [] },
};

describe('a file is missing if it never arrived and no upload is sending it', () => {
  it.each([
    ['not uploaded', {}, true],
    ['uploaded', { isUploaded: true }, false],
    ['arriving', { isArriving: true }, false],
  ])('%s', (_state, differences, isMissing) => {
    const files = { ...none, two: { rgb: [stored('a.jpg', differences)], ir: [] } };
    expect(missingFiles(files, 'Draft').map(({ name }) => name)).toEqual(isMissing ? ['a.jpg'] : []);
  });

  const files: ModuleFiles = {
    three: { rgb: [stored('1')], ir: [stored('2')] },
    two: { rgb: [stored('3')], ir: [stored('4')] },
    ortho: { data: [stored('5')] },
    sonar: { data: [stored('6')] },
    supplementary: { data: [stored('7')] },
  };

  it('of every kind and list of a Draft, in their order', () => {
    expect(missingFiles(files, 'Draft').map(({ name, kind, list }) => `${name} ${kind} ${list}`)).toEqual([
      '1 three rgb',
      '2 three ir',
      '3 two rgb',
      '4 two ir',
      '5 ortho data',
      '6 sonar data',
      '7 supplementary data',
    ]);
  });

  it.each<InspectionStatus>(['Queued', 'Completed', 'Failed'])(
    'of an inspection that is %s, only supplementary files can still be uploaded',
    (status) => expect(missingFiles(files, status).map(({ name }) => name)).toEqual(['7']),
  );
});

type Chosen = { name: string; size: number; type: string; relativePath?: string; lastModified?: number };
const file = (path: string, size = 10, lastModified?: number): Chosen => ({
  name: path.slice(path.lastIndexOf('/') + 1),
  size,
  type: 'image/jpeg',
  ...(lastModified !== undefined && { lastModified }),
  ...(path.includes('/') && { relativePath: path }),
});
const missing = (name: string, differences: Partial<MissingFile> = {}): MissingFile => ({
  ...stored(name),
  kind: 'two',
  list: 'rgb',
  ...differences,
});
/** 'a.jpg: 100/a.jpg' for what is found, and the names of the others. */
function outcome(wanted: readonly MissingFile[], chosen: readonly Chosen[]) {
  const { found, absent, changed } = matchMissing(wanted, chosen);
  const names = (files: readonly MissingFile[]) => files.map(({ name }) => name);
  return {
    found: wanted.flatMap(({ id, name }) => {
      const one = found.get(id);
      return one ? [`${name}: ${one.relativePath ?? one.name}`] : [];
    }),
    absent: names(absent),
    changed: names(changed),
  };
}

describe('an upload is continued with chosen files of the same name, size and folder', () => {
  it.each<[string, MissingFile[], Chosen[], Partial<ReturnType<typeof outcome>>]>([
    ['the file', [missing('a.jpg')], [file('a.jpg'), file('b.jpg')], { found: ['a.jpg: a.jpg'] }],
    ['the file in its folder', [missing('a.jpg')], [file('DCIM/a.jpg')], { found: ['a.jpg: DCIM/a.jpg'] }],
    ['a registered folder', [missing('100/a.jpg')], [file('DCIM/100/a.jpg')], { found: ['100/a.jpg: DCIM/100/a.jpg'] }],
    ['files alone, without their folders', [missing('100/a.jpg')], [file('a.jpg')], { found: ['100/a.jpg: a.jpg'] }],
    [
      'namesakes in their folders',
      [missing('100/a.jpg'), missing('101/a.jpg')],
      [file('101/a.jpg'), file('100/a.jpg')],
      { found: ['100/a.jpg: 100/a.jpg', '101/a.jpg: 101/a.jpg'] },
    ],
    [
      'a name with decomposed letters, as macOS passes it',
      [missing('Br\u00fccke.jpg')],
      [file('Bru\u0308cke.jpg')],
      { found: ['Br\u00fccke.jpg: Bru\u0308cke.jpg'] },
    ],
    [
      'a name that was registered with decomposed letters',
      [missing('Bru\u0308cke.jpg')],
      [file('Br\u00fccke.jpg')],
      { found: ['Bru\u0308cke.jpg: Br\u00fccke.jpg'] },
    ],
    [
      'namesakes in folders whose letters are decomposed',
      [missing('Br\u00fccke/a.jpg'), missing('a.jpg', { path: 'Gru\u0308n/a.jpg' })],
      [file('Gr\u00fcn/a.jpg'), file('Bru\u0308cke/a.jpg')],
      { found: ['Br\u00fccke/a.jpg: Bru\u0308cke/a.jpg', 'a.jpg: Gr\u00fcn/a.jpg'] },
    ],
    ['another folder', [missing('100/a.jpg')], [file('101/a.jpg')], { absent: ['100/a.jpg'] }],
    ['nothing of that name', [missing('a.jpg')], [file('b.jpg')], { absent: ['a.jpg'] }],
    [
      'a size that is registered as whole KB',
      [missing('a.jpg', { size: 1_024 })],
      [file('a.jpg', 7)],
      { found: ['a.jpg: a.jpg'] },
    ],
    ['another size', [missing('a.jpg')], [file('a.jpg', 1_025)], { changed: ['a.jpg'] }],
    ['another exact size', [missing('a.jpg', { size: 1_023 })], [file('a.jpg', 1_022)], { changed: ['a.jpg'] }],
    [
      'the one of the registered date',
      [missing('a.jpg', { lastModified: '1970-01-01T00:00:02.000Z' })],
      [file('1/a.jpg', 10, 1_000), file('2/a.jpg', 10, 2_000)],
      { found: ['a.jpg: 2/a.jpg'] },
    ],
    [
      'a copy with another date',
      [missing('a.jpg', { lastModified: '1970-01-01T00:00:02.000Z' })],
      [file('a.jpg', 10, 1_000)],
      { found: ['a.jpg: a.jpg'] },
    ],
    [
      'namesakes by the folders that were registered beside their names',
      [missing('a.jpg', { path: 'DCIM/100/a.jpg' })],
      [file('101/a.jpg'), file('100/a.jpg')],
      { found: ['a.jpg: 100/a.jpg'] },
    ],
    [
      'the one of the same size',
      [missing('a.jpg')],
      [file('1/a.jpg', 1_025), file('2/a.jpg')],
      { found: ['a.jpg: 2/a.jpg'] },
    ],
    ['two that are equally likely', [missing('a.jpg')], [file('1/a.jpg'), file('2/a.jpg')], { absent: ['a.jpg'] }],
    [
      'one that could belong to two records',
      [missing('100/a.jpg'), missing('101/a.jpg')],
      [file('a.jpg')],
      { absent: ['100/a.jpg', '101/a.jpg'] },
    ],
    [
      'one that is in two lists',
      [missing('a.jpg'), missing('a.jpg', { id: 'other', kind: 'three' })],
      [file('a.jpg')],
      { found: ['a.jpg: a.jpg', 'a.jpg: a.jpg'] },
    ],
    ['nothing chosen', [missing('a.jpg')], [], { absent: ['a.jpg'] }],
  ])('%s', (_case, wanted, chosen, expected) => {
    expect(outcome(wanted, chosen)).toEqual({ found: [], absent: [], changed: [], ...expected });
  });
});
