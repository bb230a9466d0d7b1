import { type ModuleFiles, noModuleFiles, type ProjectDetail } from '@inspection-studio/domain/inspections';
import { describe, expect, it } from 'vitest';
import type { LocalFile } from '../files/open-file.ts';
import { kindsOf, type UploadType } from '../upload-types.ts';
import { sortFiles } from '../files/sort-files.ts';
import { checkPlan, type Purpose, prepare } from './prepare.ts';

const file = (relativePath: string): LocalFile =>
  Object.assign(new File(['x'], relativePath), { relativePath, absolutePath: `/flight/${relativePath}` });
const images = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => file(`DJI_${from + index}.JPG`));

/** An inspection with these 3D images, and its status. */
function inspection(status: ProjectDetail['status'], uploaded: number, missing = 0) {
  const records = Array.from({ length: uploaded + missing }, (_, index) => ({
    id: `f${index}`,
    name: `DJI_${index}.JPG`,
    s3Key: `k${index}`,
    size: 1,
    isUploaded: index < uploaded,
  }));
  const files: ModuleFiles = { ...noModuleFiles(), three: { rgb: records, ir: [] } };
  const project = {
    id: 'p1',
    name: 'Pier',
    description: '',
    status,
    thumbnail: null,
    asset: { id: 'a1', name: 'Viaduct' },
    checklist: { id: 'c1', name: 'Bridges' },
    modules: { three: { isAr: false }, ortho: { isEnabled: false, gcp: false } },
  } as unknown as ProjectDetail;
  return { project, files };
}

function prepared(type: UploadType, files: LocalFile[], more: Partial<Purpose> = {}, leftOutCount = 0) {
  const purpose: Purpose = {
    inspection: null,
    assetId: 'a1',
    name: undefined,
    kinds: kindsOf(type),
    uploadId: 'u1',
    isSent: false,
    isOpenEnded: false,
    today: new Date(2026, 10, 24),
    ...more,
  };
  const plan = prepare(sortFiles(type, files, () => false).placed, purpose);
  checkPlan(plan, purpose, leftOutCount);
  return plan;
}

const THREE = 'You must upload at least 20 visual or thermal data for a 3D Digital Twin.';

describe('the rules of the wizard apply', () => {
  it.each<[string, () => unknown, string]>([
    ['a new 3D inspection needs more than 20 images', () => prepared('3d', images(20)), THREE],
    [
      'also if files were left out, which the message says',
      () => prepared('3d', images(18), {}, 22),
      `${THREE} 22 files of the folder were left out.`,
    ],
    ['an orthomosaic needs them too', () => prepared('ortho', [file('points.xlsx')]), THREE],
    [
      'sonar images need their parameters',
      () =>
        prepared(
          'sonar',
          Array.from({ length: 6 }, (_, index) => file(`pier${index}.bmp`)),
        ),
      'Each sonar .bmp data should have a matching .txt parameter file. The names should be identical before the file extension.',
    ],
    [
      'an empty folder is no inspection',
      () => prepared('supplementary', []),
      'You must upload at least one supplementary data.',
    ],
    [
      'an inspection that is sent needs all of its data',
      () => prepared('3d', images(1, 5), { inspection: inspection('Draft', 5), isSent: true }),
      THREE,
    ],
    [
      'after Draft, only supplementary data is taken',
      () => prepared('3d', images(3), { inspection: inspection('Processing', 2) }),
      'Pier was sent for processing. Use --name to create another inspection.',
    ],
  ])('%s', (_rule, plan, message) => expect(plan).toThrow(expect.objectContaining({ message, exitCode: 1 })));

  it.each<[string, () => { plan: { added: readonly unknown[]; continued: readonly unknown[] } }, [number, number]]>([
    ['nothing is left of the folder, so there is no inspection to check', () => prepared('3d', [], {}, 40), [0, 0]],
    ['21 images are enough', () => prepared('3d', images(21)), [21, 0]],
    ['a folder that is watched may be filled later', () => prepared('3d', images(1), { isOpenEnded: true }), [1, 0]],
    [
      'an inspection may stay as incomplete as it is',
      () => prepared('3d', images(1, 5), { inspection: inspection('Draft', 5) }),
      [1, 0],
    ],
    [
      'files that are continued count',
      () => prepared('3d', images(21), { inspection: inspection('Draft', 10, 11), isSent: true }),
      [0, 11],
    ],
    [
      'an inspection in processing has nothing left to send',
      () => prepared('3d', images(2), { inspection: inspection('Processing', 2) }),
      [0, 0],
    ],
    [
      'supplementary data is taken at any time',
      () => prepared('supplementary', [file('a.pdf')], { inspection: inspection('Completed', 21) }),
      [1, 0],
    ],
  ])('%s', (_rule, plan, [added, continued]) => {
    const { plan: made } = plan();
    expect([made.added.length, made.continued.length]).toEqual([added, continued]);
  });

  it.each([
    [undefined, '20261124'],
    ['PierNorth', 'PierNorth'],
  ])('a new inspection named %s is called %s', (name, called) => {
    expect(prepared('2d', images(1), { name }).before.name).toBe(called);
  });
});
