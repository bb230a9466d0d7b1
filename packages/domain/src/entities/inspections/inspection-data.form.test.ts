import { describe, expect, it } from 'vitest';
import { type DataTypes, NO_DATA_TYPES } from './data-types.ts';
import {
  addedFiles,
  dataCounts,
  faultyFiles,
  formDataIssues,
  heldDataTypes,
  type InspectionData,
  inspectionDataSchema,
  newDataIssues,
  newInspectionData,
  storedDataCounts,
  storedDataTypes,
  storedFiles,
  usableFiles,
} from './inspection-data.form.ts';
import { type ModuleFile, type ModuleFiles, noModuleFiles } from './modules.schema.ts';

const file = (name: string) => ({ name, size: 1536, type: '' });
const stored = (name: string, isUploaded = true): ModuleFile => ({
  id: `id-${name}`,
  name,
  s3Key: `key-${name}`,
  size: 2048,
  isUploaded,
});
const types = (on: Partial<DataTypes>): DataTypes => ({ ...NO_DATA_TYPES, ...on });
const data = (part: Partial<InspectionData>): InspectionData => ({ ...newInspectionData(), ...part });
const holding = (part: Partial<ModuleFiles>): ModuleFiles => ({ ...noModuleFiles(), ...part });

const EVERYTHING = types({ three: true, two: true, ortho: true, sonar: true, supplementary: true });
const FULL = data({
  types: EVERYTHING,
  three: { rgb: [file('v1'), file('v2')], ir: [file('t1')], isAr: true },
  two: { rgb: [], ir: [file('t2')] },
  ortho: { gcp: true, data: [file('points.xlsx')] },
  sonar: { images: [file('s.bmp')], parameters: [file('s.txt'), file('t.txt')] },
  supplementary: { data: [file('report.pdf')] },
  stored: holding({
    three: { rgb: [stored('v3')], ir: [stored('t3'), stored('t4', false)] },
    two: { rgb: [stored('v5', false)], ir: [] },
    sonar: { data: [stored('u.txt'), stored('u.bmp'), stored('w.bmp', false)] },
    supplementary: { data: [stored('a.pdf'), stored('b.pdf')] },
  }),
  removed: ['id-t3', 'id-b.pdf'],
});

describe('a new inspection', () => {
  it('is a Draft with nothing selected and nothing stored', () => {
    expect(newInspectionData()).toEqual({
      status: 'Draft',
      types: { three: false, two: false, ortho: false, sonar: false, supplementary: false },
      three: { rgb: [], ir: [], isAr: false },
      two: { rgb: [], ir: [] },
      ortho: { gcp: false, data: [] },
      sonar: { images: [], parameters: [] },
      supplementary: { data: [] },
      stored: {
        three: { rgb: [], ir: [] },
        two: { rgb: [], ir: [] },
        ortho: { data: [] },
        sonar: { data: [] },
        supplementary: { data: [] },
      },
      removed: [],
      faults: [],
    });
  });
});

describe('the data of the form', () => {
  it('is valid and unchanged', () => expect(inspectionDataSchema.parse(FULL)).toEqual(FULL));

  it.each<[keyof InspectionData, unknown]>([
    ['status', 'Archived'],
    ['types', { three: true }],
    ['three', { rgb: [], ir: [] }],
    ['two', { rgb: [{ name: 'v1' }], ir: [] }],
    ['ortho', { data: [] }],
    ['sonar', { images: [] }],
    ['supplementary', {}],
    ['stored', {}],
    ['removed', ['']],
    ['faults', [{ file: file('v1') }]],
  ])('%s rejects %j', (key, value) => {
    const issues = inspectionDataSchema.safeParse({ ...FULL, [key]: value }).error?.issues ?? [];
    expect(new Set(issues.map(({ path }) => path[0]))).toEqual(new Set([key]));
  });
});

describe('files of a kind', () => {
  it.each([
    ['three', ['v1', 'v2', 't1'], ['v3', 't3', 't4']],
    ['two', ['t2'], ['v5']],
    ['ortho', ['points.xlsx'], []],
    ['sonar', ['s.bmp', 's.txt', 't.txt'], ['u.txt', 'u.bmp', 'w.bmp']],
    ['supplementary', ['report.pdf'], ['a.pdf', 'b.pdf']],
  ] as const)('%s: added and stored', (type, added, held) => {
    expect(addedFiles(FULL, type).map(({ name }) => name)).toEqual(added);
    expect(storedFiles(FULL.stored, type).map(({ name }) => name)).toEqual(held);
  });

  it('kinds with registered files, uploaded or not', () => {
    expect(heldDataTypes(FULL.stored)).toEqual(['three', 'two', 'sonar', 'supplementary']);
    expect(heldDataTypes(noModuleFiles())).toEqual([]);
  });
});

describe('counts are uploaded plus added minus marked for removal', () => {
  it('of every kind that is on', () => {
    expect(dataCounts(FULL)).toEqual({
      three: 4,
      two: 1,
      ortho: true,
      sonar: { images: ['u.bmp', 's.bmp'], parameters: ['u.txt', 's.txt', 't.txt'] },
      supplementary: 2,
    });
  });

  it('without added files that are empty or cannot be read', () => {
    const [first] = FULL.three.rgb;
    const broken = { ...FULL, faults: [{ file: first!, reason: 'The file is empty.' }] };
    expect(dataCounts(broken).three).toBe(3);
    expect(usableFiles(broken, 'three').map(({ name }) => name)).toEqual(['v2', 't1']);
    expect(faultyFiles(broken, 'three')).toEqual(broken.faults);
    expect(faultyFiles(broken, 'two')).toEqual([]);
  });

  it('without stored files that are empty', () => {
    const empty = holding({ two: { rgb: [{ ...stored('v1'), size: 0 }, stored('v2')], ir: [] } });
    expect(storedDataCounts(empty, false).two).toBe(1);
  });

  it('of no kind that is off', () => {
    expect(dataCounts({ ...FULL, types: NO_DATA_TYPES })).toEqual({
      three: null,
      two: null,
      ortho: false,
      sonar: null,
      supplementary: null,
    });
  });

  it('of a stored inspection: a kind whose files are not uploaded is on', () => {
    expect(storedDataTypes(FULL.stored, true)).toEqual(EVERYTHING);
    expect(storedDataCounts(FULL.stored, true)).toEqual({
      three: 2,
      two: 0,
      ortho: true,
      sonar: { images: ['u.bmp'], parameters: ['u.txt'] },
      supplementary: 2,
    });
  });

  it('of an inspection without stored files', () => {
    expect(storedDataTypes(noModuleFiles(), false)).toEqual(NO_DATA_TYPES);
    expect(storedDataCounts(noModuleFiles(), false)).toEqual({
      three: null,
      two: null,
      ortho: false,
      sonar: null,
      supplementary: null,
    });
  });
});

describe('data issues, for the kinds that the status allows to change', () => {
  const short = data({ types: EVERYTHING });
  const kindsOf = (value: InspectionData) => formDataIssues(value).map(({ kind }) => kind);

  it.each<[string, InspectionData, string[]]>([
    ['a Draft without a kind', data({}), ['types']],
    ['a Draft with too few files of every kind', short, ['three', 'two', 'sonar', 'supplementary']],
    ['an orthomosaic alone', data({ types: types({ ortho: true }) }), ['ortho']],
    ['a Completed one without a kind, as with lidar only', data({ status: 'Completed' }), []],
    ['a Completed one with too few files of every kind', { ...short, status: 'Completed' }, ['supplementary']],
  ])('%s', (_case, value, kinds) => expect(kindsOf(value)).toEqual(kinds));
});

describe('saving an existing Draft rejects only new data issues', () => {
  const few = holding({ two: { rgb: [stored('v1', false)], ir: [] }, supplementary: { data: [stored('a.pdf')] } });
  const short = data({ types: types({ two: true, supplementary: true }), stored: few });
  const kindsOf = (value: Partial<InspectionData>, before = short) =>
    newDataIssues({ ...before, ...value }, before).map(({ kind }) => kind);

  it.each<[string, Partial<InspectionData>, string[]]>([
    ['a kind with too few files may stay so', {}, []],
    ['a file of it that is not uploaded may be removed', { removed: ['id-v1'] }, []],
    ['it may be switched off', { types: types({ supplementary: true }) }, []],
    ['a kind that was complete stays complete', { removed: ['id-a.pdf'] }, ['supplementary']],
    [
      'a kind that is switched on requires its data',
      { types: types({ two: true, three: true, supplementary: true }) },
      ['three'],
    ],
    ['at least one kind stays on', { types: NO_DATA_TYPES }, ['types']],
  ])('%s', (_case, value, kinds) => expect(kindsOf(value)).toEqual(kinds));

  it('files may be added to a kind that still has too few', () => {
    const before = data({ types: types({ three: true }), stored: holding({ three: { rgb: [stored('v1')], ir: [] } }) });
    expect(kindsOf({ three: { rgb: [file('v2')], ir: [], isAr: false } }, before)).toEqual([]);
  });
  it('an inspection without any kind may be renamed', () => expect(kindsOf({}, data({}))).toEqual([]));
});
