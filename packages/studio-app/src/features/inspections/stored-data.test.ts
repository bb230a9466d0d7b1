import { type ModuleFiles, noModuleFiles } from '@inspection-studio/domain';
import { expect, it } from 'vitest';
import { missingFileCount, storedKinds } from './stored-data.ts';

const files = (uploadedCount: number, registeredCount = uploadedCount) =>
  Array.from({ length: registeredCount }, (_, index) => ({
    id: String(index),
    name: `DJI_${index}.jpg`,
    s3Key: String(index),
    size: 10,
    isUploaded: index < uploadedCount,
  }));

const registered = (part: Partial<Pick<ModuleFiles, 'three' | 'two'>>): ModuleFiles => ({
  ...noModuleFiles(),
  ...part,
});

it('lists the kinds that have files, with those that never arrived', () => {
  const kinds = storedKinds(registered({ three: { rgb: files(20, 24), ir: [] }, two: { rgb: [], ir: files(3) } }));
  expect(kinds).toEqual([
    { module: 'three', capture: 'rgb', registeredCount: 24, uploadedCount: 20 },
    { module: 'two', capture: 'ir', registeredCount: 3, uploadedCount: 3 },
  ]);
  expect(missingFileCount(kinds)).toBe(4);
});
