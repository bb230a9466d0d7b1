import { inspectionMessages, type ModuleFiles, type Modules } from '@inspection-studio/domain';
import { describe, expect, it } from 'vitest';
import { missingFileCount, sendIssues, storedKinds } from './stored-data.ts';

const files = (uploadedCount: number, registeredCount = uploadedCount) =>
  Array.from({ length: registeredCount }, (_, index) => ({
    id: String(index),
    name: `DJI_${index}.jpg`,
    s3Key: String(index),
    size: 10,
    isUploaded: index < uploadedCount,
  }));

const registered = (part: Partial<Pick<ModuleFiles, 'three' | 'two'>>): ModuleFiles => ({
  three: { rgb: [], ir: [] },
  two: { rgb: [], ir: [] },
  ortho: { data: [] },
  sonar: { data: [] },
  supplementary: { data: [] },
  ...part,
});

const modules = (three: [rgb: number, ir: number], two = 0): Modules => ({
  three: { rgb: three[0], ir: three[1], isAr: false },
  two: { rgb: two, ir: 0 },
  ortho: { gcp: false, isEnabled: false },
  sonar: { data: 0 },
  lidar: { data: false },
  supplementary: { data: 0 },
});

it('lists the kinds that have files, with those that never arrived', () => {
  const kinds = storedKinds(registered({ three: { rgb: files(20, 24), ir: [] }, two: { rgb: [], ir: files(3) } }));
  expect(kinds).toEqual([
    { module: 'three', capture: 'rgb', registeredCount: 24, uploadedCount: 20 },
    { module: 'two', capture: 'ir', registeredCount: 3, uploadedCount: 3 },
  ]);
  expect(missingFileCount(kinds)).toBe(4);
});

describe('a Draft can be sent when minimum data counts are met: all missing kinds are listed', () => {
  const none = registered({});
  it.each([
    ['no data at all', modules([0, 0]), none, [inspectionMessages.dataType]],
    ['21 visual and thermal images together', modules([20, 1]), none, []],
    ['20 are not enough', modules([20, 0]), none, [inspectionMessages.three]],
    [
      'chosen kinds whose files never arrived',
      modules([0, 0]),
      registered({ three: { rgb: files(0, 30), ir: [] }, two: { rgb: files(0, 2), ir: [] } }),
      [inspectionMessages.three, inspectionMessages.two],
    ],
  ])('%s', (_case, counts, reply, messages) => {
    expect(sendIssues(counts, storedKinds(reply)).map(({ message }) => message)).toEqual(messages);
  });
});
