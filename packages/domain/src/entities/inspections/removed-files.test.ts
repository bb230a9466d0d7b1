import { expect, it } from 'vitest';
import { toggleDataType } from './data-types.ts';
import { newInspectionData } from './inspection-data.form.ts';
import { noModuleFiles } from './modules.schema.ts';
import { removedAfterSwitch, removedFiles } from './removed-files.ts';

const file = (id: string) => ({ id, name: `${id}.jpg`, s3Key: id, size: 1, isUploaded: true });
const data = {
  ...newInspectionData(),
  types: { three: true, two: true, ortho: true, sonar: false, supplementary: false },
  stored: {
    ...noModuleFiles(),
    three: { rgb: [file('a')], ir: [file('b')] },
    two: { rgb: [file('c')], ir: [] },
    ortho: { data: [file('points')] },
  },
};

it('saving removes the files of a kind that are marked', () => {
  expect(removedFiles({ ...data, removed: ['b', 'c'] }, 'three').map(({ id }) => id)).toEqual(['b']);
  expect(removedFiles({ ...data, removed: ['b'] }, 'two')).toEqual([]);
});

it.each([
  ['a kind is switched off: all its files', ['c'], 'three', false, ['c', 'a', 'b', 'points']],
  ['orthomosaics are switched off alone: the template', [], 'ortho', false, ['points']],
  ['one of its files was marked already: each once', ['b'], 'three', false, ['a', 'b', 'points']],
  ['a kind without files is switched on', ['c'], 'sonar', true, ['c']],
  ['a kind keeps its state', ['a'], 'two', true, ['a']],
] as const)('what saving removes when %s', (_case, removed, type, isOn, expected) =>
  expect(removedAfterSwitch({ ...data, removed: [...removed] }, toggleDataType(data.types, type, isOn))).toEqual(
    expected,
  ),
);

it('switching a kind on again keeps its files', () => {
  const off = { ...data, types: { ...data.types, two: false }, removed: ['a', 'c'] };
  expect(removedAfterSwitch(off, data.types)).toEqual(['a']);
});
