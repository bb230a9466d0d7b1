import { type ModuleFile, type ModuleFiles, noModuleFiles } from '@inspection-studio/domain';
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

it('names the files that processing had trouble with', () => {
  const broken = named('broken.jpg', { problem: 'The file is not an image.' });
  expect(fileProblems(registered({ two: { rgb: [named('fine.jpg'), broken], ir: [] } }))).toEqual([
    { id: 'broken.jpg', name: 'broken.jpg', problem: 'The file is not an image.' },
  ]);
});
