import { isMissing, type ModuleFile } from '@inspection-studio/domain/inspections';
import { describe, expect, it } from 'vitest';
import { shownStoredFiles, storedNote } from './stored-files.ts';

const file = (name: string, part: Partial<ModuleFile> = {}): ModuleFile => ({
  id: name,
  name,
  s3Key: name,
  size: 10,
  isUploaded: true,
  ...part,
});

describe('stored files are sorted by name as people count', () => {
  const files = [
    file('DJI_10.jpg'),
    file('DJI_2.jpg', { isUploaded: false }),
    file('DJI_1.jpg', { isUploaded: false }),
  ];
  it.each([
    ['all', ['DJI_1.jpg', 'DJI_2.jpg', 'DJI_10.jpg']],
    ['missing', ['DJI_1.jpg', 'DJI_2.jpg']],
  ] as const)('%s', (filter, names) => expect(shownStoredFiles(files, filter).map(({ name }) => name)).toEqual(names));

  it('a file that a running upload is sending is not missing', () => {
    const arriving = file('DJI_3.jpg', { isUploaded: false, uploadId: 'hannas-tab', isArriving: true });
    expect(isMissing(arriving)).toBe(false);
    expect(shownStoredFiles([...files, arriving], 'missing')).not.toContain(arriving);
    expect(shownStoredFiles([arriving], 'all')).toEqual([arriving]);
  });
});

describe('the state of a stored file', () => {
  const problem = 'The image is damaged.';
  it.each<[string, Partial<ModuleFile>, boolean, string, string]>([
    ['uploaded', {}, false, 'completed', 'Uploaded'],
    ['missing', { isUploaded: false }, false, 'warning', 'Not uploaded: add it again or remove it'],
    [
      'missing, announced as empty',
      { isUploaded: false, size: 0 },
      false,
      'warning',
      'Not uploaded: add it again or remove it',
    ],
    ['empty', { size: 0 }, false, 'warning', 'The file is empty. It does not count.'],
    ['with a problem', { problem }, false, 'warning', problem],
    ['marked for removal', { problem }, true, 'off', 'Saving removes it'],
    ['arriving', { isUploaded: false, isArriving: true }, false, 'pending', 'Arriving'],
    ['arriving, marked for removal', { isUploaded: false, isArriving: true }, true, 'off', 'Saving removes it'],
  ])('%s', (_case, part, isRemoved, sign, words) =>
    expect(storedNote(file('a.jpg', part), isRemoved)).toEqual({ sign, words }),
  );

  it('an arriving file says who is uploading it', () => {
    const arriving = file('a.jpg', { isUploaded: false, isArriving: true });
    expect(storedNote(arriving, false, 'Hanna Lindqvist is uploading')).toEqual({
      sign: 'pending',
      words: 'Arriving. Hanna Lindqvist is uploading.',
    });
  });
});
