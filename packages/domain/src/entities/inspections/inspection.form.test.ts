import { describe, expect, it } from 'vitest';
import { configureValidation } from '../../validation/messages.ts';
import { projectDetailSchema } from './inspection.schema.ts';
import {
  defaultInspectionName,
  editProjectForm,
  editProjectFormSchema,
  inspectionNameSchema,
  newProjectForm,
  type ProjectForm,
  projectFormSchema,
  projectPayloadSchema,
  projectUpdateSchema,
  toProjectPayload,
  toProjectUpdate,
} from './inspection.form.ts';
import { noModuleFiles } from './modules.schema.ts';

configureValidation();

const TODAY = new Date(2026, 10, 21, 9);
const files = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `DJI_${index}.JPG`, size: 1536, type: 'image/jpeg' }));

/** A valid wizard form: 2D with one image. */
const form = (part: Partial<ProjectForm> = {}): ProjectForm => {
  const empty = newProjectForm(TODAY, 'kinnaird-viaduct-7k2m4q');
  return {
    ...empty,
    checklistId: 'bridge-deck-4n8p2x',
    types: { ...empty.types, two: true },
    two: { rgb: files(1), ir: [] },
    ...part,
  };
};
const issuesOf = (part: Partial<Record<keyof ProjectForm, unknown>>) =>
  projectFormSchema
    .safeParse({ ...form(), ...part })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
const nameOf = (name: string) => projectFormSchema.parse(form({ name })).name;

describe('Inspection name', () => {
  it('Inspection name is at least 2 characters.', () => {
    expect(issuesOf({ name: 'P' })).toEqual(['name: Input must contain at least 2 character(s)']);
    expect(issuesOf({ name: '' })).toEqual(['name: Input must contain at least 2 character(s)']);
    expect(nameOf('P7')).toBe('P7');
  });
  it('Inspection name is at most 35 characters.', () => {
    expect(nameOf('a'.repeat(35))).toBe('a'.repeat(35));
    expect(issuesOf({ name: 'a'.repeat(36) })).toEqual(['name: Input must contain at most 35 character(s)']);
  });
  it('Inspection name is trimmed.', () => {
    expect(nameOf('  ab  ')).toBe('ab');
    expect(issuesOf({ name: ' a ' })).toEqual(['name: Input must contain at least 2 character(s)']);
  });
  it.each([['Pier-2'], ['Pier_2'], ['Pier.2'], ['Pier2!']])(
    'Inspection name has letters and numbers only: not %s.',
    (name) => {
      expect(issuesOf({ name })).toHaveLength(1);
    },
  );
  it.each([['Pier2'], ['Brücke7'], ['橋梁三'], ['निरीक्षण'], ['Мост12'], ['Bru\u0308cke']])(
    'Inspection name has letters and numbers only, of any script: %s.',
    (name) => expect(nameOf(name)).toBe(name.normalize('NFC')),
  );
  it('rejects a combining mark without a letter', () => {
    expect(inspectionNameSchema.safeParse('\u0308ab').success).toBe(false);
  });
  it("The message is 'Only letters and numbers are allowed.'", () => {
    expect(issuesOf({ name: 'Pier-2' })).toEqual(['name: Only letters and numbers are allowed.']);
  });
  it('Spaces of the inspection name are removed on submit.', () => {
    expect(toProjectPayload(projectFormSchema.parse(form({ name: 'North Pier 2' }))).name).toBe('NorthPier2');
    expect(nameOf(' North\u00a0Pier\t2\n')).toBe('NorthPier2');
    expect(nameOf('a '.repeat(35))).toBe('a'.repeat(35));
  });
  it.each([
    ['20261121', TODAY],
    ['20260105', new Date(2026, 0, 5, 23, 59)],
  ])("The default inspection name is today's date: %s.", (name, today) => {
    expect(defaultInspectionName(today)).toBe(name);
    expect(newProjectForm(today).name).toBe(name);
    expect(inspectionNameSchema.parse(name)).toBe(name);
  });
});

describe('details', () => {
  it('Inspection description is at most 999 characters.', () => {
    expect(issuesOf({ description: 'x'.repeat(999) })).toBeUndefined();
    expect(issuesOf({ description: 'x'.repeat(1000) })).toEqual([
      'description: Input must contain at most 999 character(s)',
    ]);
    expect(issuesOf({ description: '' })).toBeUndefined();
  });
  it.each([[''], [undefined], [null]])("The inspection's asset is required: rejects %j.", (assetId) => {
    expect(issuesOf({ assetId })).toEqual(['assetId: Required']);
  });
  it.each([[''], [undefined], [null]])("The inspection's checklist is required: rejects %j.", (checklistId) => {
    expect(issuesOf({ checklistId })).toEqual(['checklistId: Required']);
  });
});

describe('the inspection edit payload', () => {
  it.each([
    ['name', '20261121'],
    ['description', 'South face.'],
    ['assetId', 'kinnaird-viaduct-7k2m4q'],
    ['checklistId', 'bridge-deck-4n8p2x'],
  ] as const)('The inspection edit payload has %s.', (key, value) => {
    const payload = toProjectPayload(form({ description: 'South face.' }));
    expect(payload[key]).toBe(value);
    expect(
      projectPayloadSchema.safeParse({ ...payload, [key]: undefined }).error?.issues.map(({ path }) => path),
    ).toEqual([[key]]);
  });

  it.each([
    ['thumbnail', ['thumbnail']],
    ['module settings', ['types', 'three', 'two', 'ortho', 'sonar', 'supplementary']],
  ] as const)('The inspection edit payload has %s: form values, sent by their own calls.', (_name, keys) => {
    for (const key of keys) expect(issuesOf({ [key]: undefined })).toEqual([`${key}: Required`]);
    expect(Object.keys(toProjectPayload(form()))).toEqual(['name', 'description', 'assetId', 'checklistId']);
  });
});

describe('data issues are errors of their kind', () => {
  it.each<[string, Partial<ProjectForm>, string[]]>([
    ['no kind', { types: newProjectForm(TODAY).types }, ['types: You must select at least one data type.']],
    [
      'data and details together',
      { two: { rgb: [], ir: [] }, assetId: '' },
      ['assetId: Required', 'two: You must upload at least 1 visual or thermal data for a 2D inpsection.'],
    ],
    [
      '20 visual or thermal files for 3D',
      { types: { ...form().types, three: true }, three: { rgb: files(10), ir: files(10), isAr: false } },
      ['three: You must upload at least 20 visual or thermal data for a 3D Digital Twin.'],
    ],
    [
      'ortho without 3D',
      { types: { ...form().types, ortho: true } },
      ['ortho: Orthomosaics require a 3D Digital Twin.'],
    ],
  ])('%s', (_case, part, issues) => expect(issuesOf(part)).toEqual(issues));

  it.each<[string, Partial<ProjectForm>]>([
    [
      '11 visual and 10 thermal files for 3D',
      { types: { ...form().types, three: true }, three: { rgb: files(11), ir: files(10), isAr: false } },
    ],
    ['1 thermal file for 2D', { two: { rgb: [], ir: files(1) } }],
  ])('%s are sufficient', (_case, part) => expect(issuesOf(part)).toBeUndefined());

  it('after Draft, only supplementary data is required', () => {
    expect(issuesOf({ status: 'Completed', two: { rgb: [], ir: [] } })).toBeUndefined();
  });
});

describe('the initial form', () => {
  it('of a new inspection, with or without the asset from the URL', () => {
    expect(newProjectForm(TODAY, 'pier-1')).toMatchObject({ assetId: 'pier-1', status: 'Draft', removed: [] });
    expect(newProjectForm(TODAY)).toMatchObject({
      description: '',
      assetId: '',
      checklistId: '',
      thumbnail: { file: null, existing: null, initial: null },
    });
  });

  const project = projectDetailSchema.parse({
    id: 'north-1',
    name: 'NorthTowerA',
    description: 'All four faces.',
    status: 3,
    thumbnail: '/north.jpg',
    modified: '2026-11-20T08:30:00.000Z',
    prj: null,
    size: 4096,
    asset: { id: 'kinnaird-1', name: 'Kinnaird Viaduct', thumbnail: null },
    site: { id: 'forth-1', name: 'Forth Estuary', thumbnail: null },
    createdBy: { id: 'priya-1', name: 'Priya Raman', thumbnail: null },
    checklist: { id: 'annual-1', name: 'Bridge annual' },
    modules: {
      three: { rgb: 1, ir: 0, isAr: true },
      two: { rgb: 0, ir: 0 },
      ortho: { gcp: true, isEnabled: true },
      sonar: { data: 0 },
      lidar: { data: true },
      supplementary: { data: 0 },
    },
  });
  const stored = {
    ...noModuleFiles(),
    three: { rgb: [{ id: 'i1', name: 'v1.jpg', s3Key: 'k1', size: 10, isUploaded: true }], ir: [] },
  };

  it('of an existing inspection: its details, settings and stored files, nothing added or removed', () => {
    expect(editProjectForm(project, stored)).toEqual({
      name: 'NorthTowerA',
      description: 'All four faces.',
      assetId: 'kinnaird-1',
      checklistId: 'annual-1',
      thumbnail: { file: null, existing: '/north.jpg', initial: '/north.jpg' },
      status: 'Completed',
      types: { three: true, two: false, ortho: true, sonar: false, supplementary: false },
      three: { rgb: [], ir: [], isAr: true },
      two: { rgb: [], ir: [] },
      ortho: { gcp: true, data: [] },
      sonar: { images: [], parameters: [] },
      supplementary: { data: [] },
      stored,
      removed: [],
      faults: [],
    });
  });

  it('of an inspection without a checklist: none is chosen', () =>
    expect(editProjectForm({ ...project, checklist: null }, stored).checklistId).toBe(''));
});

describe('saving an existing inspection is allowed', () => {
  const opened = form({ two: { rgb: [], ir: [] } });
  const issuesOfEdit = (part: Partial<ProjectForm>, { before = opened, isSent = false } = {}) =>
    editProjectFormSchema(before, isSent)
      .safeParse({ ...before, ...part })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const TWO = 'two: You must upload at least 1 visual or thermal data for a 2D inpsection.';

  it('with a new name and too little data for sending', () => expect(issuesOfEdit({ name: 'Pier3' })).toBeUndefined());
  it('with complete data when it is sent for processing', () =>
    expect(issuesOfEdit({ name: 'Pier3' }, { isSent: true })).toEqual([TWO]));
  it('with unchanged data', () =>
    expect(issuesOfEdit({ two: { rgb: [], ir: [] } }, { before: form() })).toEqual([TWO]));
  it('without a checklist, which is sent as null', () => {
    const before = { ...opened, checklistId: '' };
    expect(issuesOfEdit({ name: 'Pier3' }, { before })).toBeUndefined();
    expect(projectUpdateSchema.parse(toProjectUpdate(before)).checklistId).toBeNull();
  });
  it('with a checklist added later, or the existing one', () => {
    expect(issuesOfEdit({ checklistId: 'annual-1' }, { before: { ...opened, checklistId: '' } })).toBeUndefined();
    expect(issuesOfEdit({ checklistId: '' })).toEqual(['checklistId: Required']);
    expect(toProjectUpdate(opened)).toEqual(toProjectPayload(opened));
  });
});
