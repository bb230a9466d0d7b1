import {
  type ModuleFile,
  type ModuleFiles,
  newProjectForm,
  noModuleFiles,
  type ProjectForm,
} from '@inspection-studio/domain/inspections';
import { describe, expect, it } from 'vitest';
import { type Choosable, enteredIn, restoredForm, restoredStep, type Unsaved } from './entered.ts';

const TODAY = new Date(2026, 10, 20);
const TOMORROW = new Date(2026, 10, 21);
const began = newProjectForm(TODAY, 'pier-1');
const existing = (part: Partial<ProjectForm> = {}): ProjectForm => ({
  ...began,
  name: 'Pier',
  description: 'All faces.',
  checklistId: 'annual-1',
  thumbnail: { file: null, existing: '/pier.webp', initial: '/pier.webp' },
  ...part,
});
const unsaved = (before: ProjectForm, entered: Partial<ProjectForm>, step = 0): Unsaved => ({
  step,
  sendForProcessing: false,
  before: enteredIn(before),
  entered: enteredIn({ ...before, ...entered }),
});
const types = (...on: (keyof ProjectForm['types'])[]): ProjectForm['types'] => ({
  ...began.types,
  ...Object.fromEntries(on.map((type) => [type, true])),
});
const registered = (id: string): ModuleFile => ({ id, name: `${id}.jpg`, s3Key: id, size: 9, isUploaded: true });
const stored: ModuleFiles = { ...noModuleFiles(), two: { rgb: [registered('kept-1')], ir: [] } };

const ALL: Choosable = { assets: ['pier-1', 'weir-1'], checklists: ['annual-1', 'brief-1'] };
const SETTLED: Choosable = { assets: undefined, checklists: undefined };

describe('A new inspection gets back what was entered; what can no longer be chosen is empty', () => {
  it.each<[string, Partial<ProjectForm>, Choosable, Partial<ProjectForm>]>([
    ['texts', { name: 'North', description: 'In fog' }, ALL, { name: 'North', description: 'In fog' }],
    ['a name that nobody entered is of today', { description: 'In fog' }, ALL, { name: '20261121' }],
    ['choices', { assetId: 'weir-1', checklistId: 'brief-1' }, ALL, { assetId: 'weir-1', checklistId: 'brief-1' }],
    ['a deleted asset', { assetId: 'gone-1' }, ALL, { assetId: '' }],
    ['a deleted checklist', { checklistId: 'gone-1' }, ALL, { checklistId: '' }],
    ['kinds of data', { types: types('three', 'ortho') }, ALL, { types: types('three', 'ortho') }],
    ['augmented reality', { three: { ...began.three, isAr: true } }, ALL, { three: { ...began.three, isAr: true } }],
    ['ground control points', { ortho: { gcp: true, data: [] } }, ALL, { ortho: { gcp: true, data: [] } }],
  ])('%s', (_case, entered, choosable, expected) => {
    expect(restoredForm(unsaved(began, entered), newProjectForm(TOMORROW, 'pier-1'), choosable)).toMatchObject(
      expected,
    );
  });
});

describe('An inspection that exists gets back what was entered, unless someone else has changed it since', () => {
  it.each<[string, Partial<ProjectForm>, Partial<ProjectForm>, Partial<ProjectForm>]>([
    ['a text', { name: 'South' }, {}, { name: 'South', description: 'All faces.' }],
    ['a text that someone else changed too', { name: 'South' }, { name: 'West' }, { name: 'West' }],
    [
      'a text beside one that someone else changed',
      { name: 'South' },
      { description: 'Two' },
      { name: 'South', description: 'Two' },
    ],
    [
      'a text, with the picture that nobody removed',
      { name: 'South' },
      {},
      { thumbnail: { file: null, existing: '/pier.webp', initial: '/pier.webp' } },
    ],
    [
      'a removed picture',
      { thumbnail: { file: null, existing: null, initial: '/pier.webp' } },
      {},
      { thumbnail: { file: null, existing: null, initial: '/pier.webp' } },
    ],
    [
      'files to remove, as far as they are there',
      { removed: ['kept-1', 'gone-1'] },
      { stored },
      { removed: ['kept-1'] },
    ],
    [
      'a kind of data beside one that someone else added',
      { types: types('three') },
      { types: types('two') },
      { types: types('three', 'two') },
    ],
    [
      'a kind of data that can no longer be switched',
      { types: types('three') },
      { status: 'Completed' },
      { types: types() },
    ],
  ])('%s', (_case, entered, since, expected) => {
    expect(restoredForm(unsaved(existing(), entered), existing(since), SETTLED)).toMatchObject(expected);
  });
});

describe('The step that was open is open again, unless it is off', () => {
  it.each<[string, number, ProjectForm['types'], number]>([
    ['Details', 6, types(), 6],
    ['a kind of data', 2, types('two'), 2],
    ['a kind of data that is off', 1, types('two'), 0],
    ['a step that does not exist', 9, types('two'), 0],
  ])('%s', (_case, step, on, expected) => {
    expect(restoredStep(unsaved(began, {}, step), { ...began, types: on })).toBe(expected);
  });
});
