import type { MissingFile } from '@inspection-studio/domain/inspections';
import { describe, expect, it } from 'vitest';
import { noModuleFiles } from '@inspection-studio/domain/inspections';
import { type ComparedFile, onlyFiles, planSending, registeredFiles } from './plan-sending.ts';

const OWN = 'own-upload';
/** A file of the folder, by its path. */
const file = (relativePath: string, size = 100, lastModified = 1_000): ComparedFile => ({
  name: relativePath.split('/').at(-1) ?? '',
  relativePath,
  size,
  type: '',
  lastModified,
});
/** A registered file that has arrived. */
const record = (path: string, more: Partial<MissingFile> = {}): MissingFile => ({
  id: `id of ${path}`,
  name: path.split('/').at(-1) ?? '',
  path,
  s3Key: `key of ${path}`,
  size: 100,
  isUploaded: true,
  kind: 'two',
  list: 'rgb',
  ...more,
});
const missing = { isUploaded: false } as const;

function planned(registered: MissingFile[], files: ComparedFile[]) {
  const plan = planSending(
    registered,
    files.map((one) => ({ file: one, kind: 'two', list: 'rgb' })),
    OWN,
  );
  const paths = (list: readonly ComparedFile[]) => list.map(({ relativePath }) => relativePath);
  const found = {
    continued: paths(plan.continued.map((one) => one.file)),
    added: paths(plan.added.map((one) => one.file)),
    stored: paths(plan.stored),
    arriving: paths(plan.arriving),
    refused: plan.refused.map(({ path }) => path),
    outdated: plan.outdated.map(({ id }) => id),
    missing: plan.missing.map(({ id }) => id),
  };
  return Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0));
}

describe("the server's list decides what is sent", () => {
  it.each<[string, MissingFile[], ComparedFile[], object]>([
    ['a file that is not registered is added', [], [file('a.JPG')], { added: ['a.JPG'] }],
    ['a file that has arrived is not sent', [record('a.JPG')], [file('a.JPG')], { stored: ['a.JPG'] }],
    [
      'its date does not matter',
      [record('a.JPG', { lastModified: '2026-01-01T00:00:00.000Z' })],
      [file('a.JPG')],
      { stored: ['a.JPG'] },
    ],
    [
      'a file that never arrived is sent to the place registered for it',
      [record('a.JPG', missing)],
      [file('a.JPG')],
      { continued: ['a.JPG'] },
    ],
    [
      'a file that another upload is sending is left to it',
      [record('a.JPG', { ...missing, isArriving: true, uploadId: 'other' })],
      [file('a.JPG')],
      { arriving: ['a.JPG'] },
    ],
    [
      'a file that this upload was sending when it was killed is continued',
      [record('a.JPG', { ...missing, isArriving: true, uploadId: OWN })],
      [file('a.JPG')],
      { continued: ['a.JPG'] },
    ],
    [
      'a file that has arrived under a name with composed letters is not sent again from macOS',
      [record('Br\u00fccke/Br\u00fccke.JPG')],
      [file('Bru\u0308cke/Bru\u0308cke.JPG')],
      { stored: ['Bru\u0308cke/Bru\u0308cke.JPG'] },
    ],
    [
      'a file whose name has decomposed letters and that has changed since it arrived is refused',
      [record('Br\u00fccke/Br\u00fccke.JPG', { size: 99 })],
      [file('Bru\u0308cke/Bru\u0308cke.JPG')],
      { refused: ['Bru\u0308cke/Bru\u0308cke.JPG'] },
    ],
    [
      'files of the same name are told apart by their folder',
      [record('100/a.JPG'), record('101/a.JPG', missing)],
      [file('100/a.JPG'), file('101/a.JPG'), file('102/a.JPG')],
      { stored: ['100/a.JPG'], continued: ['101/a.JPG'], added: ['102/a.JPG'] },
    ],
    [
      'a file that has changed since it arrived is refused',
      [record('a.JPG', { size: 99 })],
      [file('a.JPG')],
      { refused: ['a.JPG'] },
    ],
    [
      'a file that has changed before it arrived takes the place of its registration',
      [record('a.JPG', { ...missing, size: 99 })],
      [file('a.JPG')],
      { added: ['a.JPG'], outdated: ['id of a.JPG'] },
    ],
    [
      'a changed file that another upload is sending is refused',
      [record('a.JPG', { ...missing, isArriving: true, uploadId: 'other', size: 99 })],
      [file('a.JPG')],
      { refused: ['a.JPG'] },
    ],
    [
      'registrations whose file is not in the folder stay',
      [record('a.JPG', missing), record('b.JPG')],
      [],
      { missing: ['id of a.JPG'] },
    ],
  ])('%s', (_rule, registered, files, expected) => expect(planned(registered, files)).toEqual(expected));

  it('says why a file is refused', () => {
    const { refused } = planSending(
      [record('a.JPG', { size: 99 })],
      [{ file: file('a.JPG'), kind: 'two', list: 'rgb' }],
      OWN,
    );
    expect(refused).toEqual([
      {
        path: 'a.JPG',
        reason:
          'A file with this name has arrived, with another size. Rename one of them, or remove the other in the studio.',
      },
    ]);
  });

  it('looks at each of 10,000 files as often as at each of 100', () => {
    const readsOfEach = (count: number) => {
      let reads = 0;
      const counted = <T extends object>(target: T) =>
        new Proxy(target, {
          get: (of, key) => {
            reads += 1;
            return Reflect.get(of, key);
          },
        });
      const files = Array.from({ length: count }, (_, index) => file(`10${index % 9}MEDIA/DJI_${index}.JPG`));
      // Half has arrived, a fifth of it with another size, and as many are not in the folder.
      const registered = files.flatMap(({ relativePath }, index) => {
        if (index % 2 === 1) return [];
        return [record(relativePath, index % 10 === 0 ? { size: 99 } : {}), record(`lost/${index}.JPG`, missing)];
      });
      const { stored, added, refused } = planSending(
        registered.map(counted),
        files.map((one) => ({ file: counted(one), kind: 'two', list: 'rgb' })),
        OWN,
      );
      expect([stored, added, refused].map(({ length }) => length / count)).toEqual([0.4, 0.5, 0.1]);
      return reads / count;
    };
    expect(readsOfEach(10_000)).toBeLessThanOrEqual(readsOfEach(100) + 1);
  });
});

describe('registered files', () => {
  const stored = { id: 'a', name: 'a.JPG', s3Key: 'k', size: 1, isUploaded: true };
  const files = {
    ...noModuleFiles(),
    three: { rgb: [stored], ir: [{ ...stored, id: 'b' }] },
    two: { rgb: [{ ...stored, id: 'c' }], ir: [] },
  };

  it('are those of some kinds, with their lists', () => {
    expect(registeredFiles(files, ['three']).map(({ id, kind, list }) => [id, kind, list])).toEqual([
      ['a', 'three', 'rgb'],
      ['b', 'three', 'ir'],
    ]);
  });

  it('can be reduced to some of them', () => {
    const [, thermal] = registeredFiles(files, ['three']);
    expect(onlyFiles(files, [thermal!])).toEqual({
      ...noModuleFiles(),
      three: { rgb: [], ir: [{ ...stored, id: 'b' }] },
    });
  });
});
