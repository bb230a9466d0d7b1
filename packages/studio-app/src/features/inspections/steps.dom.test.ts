import { firstStepWithError } from '@inspection-studio/design-system';
import { newProjectForm, type ProjectForm } from '@inspection-studio/domain/inspections';
import { describe, expect, it } from 'vitest';
import { kindBytes, kindCount, knownFiles, sonarNames, wizardSteps } from './steps.ts';

const images = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `DJI_${index}.jpg`, size: 1024, type: 'image/jpeg' }));

const empty = newProjectForm(new Date(2026, 10, 21));
const form = (part: Partial<ProjectForm>): ProjectForm => ({ ...empty, ...part });

const details = { assetId: 'kinnaird-viaduct-7k2m4q', checklistId: 'bridge-annual-1k2m4q' };

it('the eight steps keep their numbers, whatever is chosen', () => {
  expect(wizardSteps(empty, []).map(({ number, label }) => `${number} ${label}`)).toEqual([
    '1 Data Types',
    '2 3D Digital Twin',
    '3 2D Data',
    '4 Orthomosaic',
    '5 Sonar Data',
    '6 Supplementary Data',
    '7 Details',
    '8 Confirmation',
  ]);
});

describe('a step is off while its kind of data is not chosen, and done once it has all it needs', () => {
  const statuses = (values: ProjectForm) => wizardSteps(values, []).map(({ status }) => status);
  it.each([
    ['an empty wizard', empty, ['upcoming', 'off', 'off', 'off', 'off', 'off', 'upcoming', 'upcoming']],
    [
      '20 images are not enough',
      form({ types: { ...empty.types, three: true }, three: { rgb: images(20), ir: [], isAr: false } }),
      ['done', 'upcoming', 'off', 'off', 'off', 'off', 'upcoming', 'upcoming'],
    ],
    [
      '21 visual and thermal images pass',
      form({
        types: { ...empty.types, three: true, two: true },
        three: { rgb: images(20), ir: images(1), isAr: false },
      }),
      ['done', 'done', 'upcoming', 'off', 'off', 'off', 'upcoming', 'upcoming'],
    ],
    [
      '1 image is enough for 2D',
      form({ types: { ...empty.types, two: true }, two: { rgb: [], ir: images(1) } }),
      ['done', 'off', 'done', 'off', 'off', 'off', 'upcoming', 'upcoming'],
    ],
    [
      'details need an asset and a checklist',
      form(details),
      ['upcoming', 'off', 'off', 'off', 'off', 'off', 'done', 'upcoming'],
    ],
    [
      'a wrong name',
      form({ ...details, name: 'Pier-3' }),
      ['upcoming', 'off', 'off', 'off', 'off', 'off', 'upcoming', 'upcoming'],
    ],
  ])('%s', (_case, values, expected) => expect(statuses(values)).toEqual(expected));
});

it('an inspection that exists may lack a checklist: its details are done', () => {
  const details = wizardSteps(form({ assetId: 'kinnaird-viaduct-7k2m4q' }), [], true).find(
    ({ id }) => id === 'details',
  );
  expect(details?.status).toBe('done');
});

describe('a failed submit jumps to the first step with an error', () => {
  const both = form({ types: { ...empty.types, three: true, two: true } });
  it.each([
    ['2D and Details', both, ['name', 'two'], 2],
    ['3D before everything behind it', both, ['checklistId', 'three'], 1],
    ['errors of a kind that is off do not count', empty, ['three', 'assetId'], 6],
    ['no kind of data', empty, ['types', 'assetId'], 0],
  ])('%s', (_case, values, wrong, index) => expect(firstStepWithError(wizardSteps(values, wrong))).toBe(index));

  it('errors per step are counted', () => {
    expect(wizardSteps(both, ['name', 'assetId', 'two']).map(({ errorCount }) => errorCount)).toEqual([
      0, 0, 1, 0, 0, 0, 2, 0,
    ]);
  });
});

describe('what saving leaves of a kind', () => {
  const stored = (name: string, isUploaded = true) => ({ id: name, name, s3Key: name, size: 1024, isUploaded });

  it('images are visual and thermal together', () => {
    const values = form({ two: { rgb: images(3), ir: images(2) } });
    expect(kindCount(values, 'two')).toBe(5);
    expect(kindBytes(values, 'two')).toBe(5 * 1024);
  });

  it('uploaded, plus added, minus removed; what never arrived does not count', () => {
    const values = form({
      two: { rgb: images(2), ir: [] },
      stored: { ...empty.stored, two: { rgb: [stored('a'), stored('b'), stored('lost', false)], ir: [stored('c')] } },
      removed: ['b'],
    });
    expect(kindCount(values, 'two')).toBe(4);
    expect(kindBytes(values, 'two')).toBe(4 * 1024);
  });

  it('empty files and files that cannot be read do not count', () => {
    const rgb = images(3);
    const values = form({
      two: { rgb, ir: [] },
      faults: [{ file: rgb[1]!, reason: 'The file is empty.' }],
      stored: { ...empty.stored, two: { rgb: [{ ...stored('a'), size: 0 }], ir: [] } },
    });
    expect(kindCount(values, 'two')).toBe(2);
    expect(kindBytes(values, 'two')).toBe(2 * 1024);
  });

  it('stored files are known by name, folder and size, unless they are missing or removed', () => {
    const values = form({ removed: ['gone.jpg'] });
    const arriving = { ...stored('y.jpg', false), isArriving: true };
    const files = [stored('A/x.jpg'), stored('gone.jpg'), stored('missing.jpg', false), arriving];
    expect(knownFiles(values, files)).toEqual([
      { name: 'x.jpg', relativePath: 'A/x.jpg', size: 1024 },
      { name: 'y.jpg', relativePath: 'y.jpg', size: 1024 },
    ]);
  });

  it('stored files are known by the folder they were registered with', () => {
    const file = { ...stored('x.jpg'), path: '101MEDIA/x.jpg' };
    expect(knownFiles(form({}), [file])).toMatchObject([{ name: 'x.jpg', relativePath: '101MEDIA/x.jpg' }]);
  });

  it('sonar files are distinguished by name', () => {
    const values = form({ stored: { ...empty.stored, sonar: { data: [stored('a.bmp'), stored('a.txt')] } } });
    expect(sonarNames(values)).toEqual({ images: ['a.bmp'], parameters: ['a.txt'] });
  });
});
