import { type ModuleFile, type ModuleFiles, noModuleFiles } from '@inspection-studio/domain/inspections';
import { expect, it } from 'vitest';
import { fileProblems, missingFileCount, storedKinds } from './stored-data.ts';

const named = (name: string, part: Partial<ModuleFile> = {}): ModuleFile => ({
  id: name,
  name,
  s3Key: name,
  size: 10,
  isUploaded: true,
  ...part,
});
const files = (uploadedCount: number, registeredCount = uploadedCount) =>
  Array.from({ length: registeredCount }, (_, index) =>
    named(`DJI_${index}.jpg`, { isUploaded: index < uploadedCount }),
  );

const registered = (part: Partial<ModuleFiles>): ModuleFiles => ({ ...noModuleFiles(), ...part });

it('lists the kinds that have files, with those that never arrived', () => {
  const kinds = storedKinds(
    registered({
      three: { rgb: files(20, 24), ir: [] },
      two: { rgb: [], ir: files(3) },
      sonar: { data: [named('a.bmp'), named('a.txt'), named('b.BMP')] },
    }),
  );
  expect(kinds).toEqual([
    { type: 'three', label: 'Visual', hasPictures: true, registeredCount: 24, uploadedCount: 20 },
    { type: 'two', label: 'Thermal', hasPictures: true, registeredCount: 3, uploadedCount: 3 },
    { type: 'sonar', label: 'Images', hasPictures: true, registeredCount: 2, uploadedCount: 2 },
    { type: 'sonar', label: 'Parameters', hasPictures: false, registeredCount: 1, uploadedCount: 1 },
  ]);
  expect(missingFileCount(kinds)).toBe(4);
});

it('has a list for each kind of files, in the order of the wizard', () => {
  const all = registered({
    three: { rgb: files(1), ir: files(2) },
    two: { rgb: files(3), ir: files(4) },
    ortho: { data: files(5) },
    sonar: { data: [named('a.bmp'), named('a.txt'), named('b.txt')] },
    supplementary: { data: files(6) },
  });
  const words = storedKinds(all).map(
    (kind) => `${kind.type} ${kind.label} ${kind.registeredCount} ${kind.hasPictures}`,
  );
  expect(words).toEqual([
    'three Visual 1 true',
    'three Thermal 2 true',
    'two Visual 3 true',
    'two Thermal 4 true',
    'ortho Template 5 false',
    'sonar Images 1 true',
    'sonar Parameters 2 false',
    'supplementary Files 6 false',
  ]);
});

it('files with a problem come in the order of the wizard, then by name', () => {
  const broken = (name: string) => named(name, { problem: 'Damaged' });
  const problems = fileProblems(
    registered({
      supplementary: { data: [broken('a.pdf')] },
      two: { rgb: [broken('DJI_10.jpg'), broken('DJI_2.jpg')], ir: [] },
    }),
  );
  expect(problems.map(({ name }) => name)).toEqual(['DJI_2.jpg', 'DJI_10.jpg', 'a.pdf']);
});

it('names the files that processing had trouble with', () => {
  const broken = named('broken.jpg', { problem: 'The file is not an image.' });
  expect(fileProblems(registered({ two: { rgb: [named('fine.jpg'), broken], ir: [] } }))).toEqual([
    { id: 'broken.jpg', name: 'broken.jpg', problem: 'The file is not an image.' },
  ]);
});
