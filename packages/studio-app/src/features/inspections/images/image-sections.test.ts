import { describe, expect, it } from 'vitest';
import { imageSections } from './image-sections.ts';
import { inspection } from '../testing/records.ts';

const none = inspection().modules;

describe('image thumbnail sections are shown per data kind', () => {
  const all = {
    ...none,
    three: { rgb: 3, ir: 2, isAr: false },
    two: { rgb: 4, ir: 1 },
    ortho: { gcp: false, isEnabled: true },
    sonar: { data: 12 },
    supplementary: { data: 5 },
  };
  it.each([
    ['no data', none, []],
    [
      'visual and thermal images apart',
      { ...none, three: all.three },
      ['3D Digital Twin, visual 3', '3D Digital Twin, thermal 2'],
    ],
    ['thermal images alone', { ...none, two: { rgb: 0, ir: 1 } }, ['2D Data, thermal 1']],
    ['sonar images without their parameter files', { ...none, sonar: all.sonar }, ['Sonar Data 6']],
    ['orthomosaics, which nobody counted yet', { ...none, ortho: all.ortho }, ['Orthomosaic 0']],
    [
      'supplementary data and lidar have none',
      { ...none, supplementary: all.supplementary, lidar: { data: true } },
      [],
    ],
    [
      'in the order of the wizard',
      all,
      [
        '3D Digital Twin, visual 3',
        '3D Digital Twin, thermal 2',
        '2D Data, visual 4',
        '2D Data, thermal 1',
        'Orthomosaic 0',
        'Sonar Data 6',
      ],
    ],
  ])('%s', (_case, modules, sections) =>
    expect(imageSections(modules).map(({ title, count }) => `${title} ${count}`)).toEqual(sections),
  );

  it('sonar images are asked for by capture type, orthomosaics by view mode', () => {
    const requests = imageSections(all).map(({ depth, type }) => `${depth ?? 'any'} ${type ?? 'any'}`);
    expect(requests).toEqual(['Three Rgb', 'Three Ir', 'Two Rgb', 'Two Ir', 'Ortho any', 'any Sonar']);
  });
});
