import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DATA_TYPES, type DataType, NO_DATA_TYPES, toggleDataType } from './data-types.ts';
import type { InspectionStatus } from './inspection-status.ts';
import { lockedDataTypes } from './status-rules.ts';

const types = (...on: DataType[]) => ({ ...NO_DATA_TYPES, ...Object.fromEntries(on.map((type) => [type, true])) });

describe('toggleDataType: switches one kind of data on or off', () => {
  it('Ortho is automatically switched off when 3D is turned off.', () => {
    expect(toggleDataType(types('three', 'two', 'ortho', 'sonar'), 'three', false)).toEqual(types('two', 'sonar'));
  });

  it.each<[string, DataType[], DataType, boolean, DataType[]]>([
    ['3D on leaves the others off', [], 'three', true, ['three']],
    ['ortho on, with 3D', ['three'], 'ortho', true, ['three', 'ortho']],
    ['ortho off leaves 3D on', ['three', 'ortho'], 'ortho', false, ['three']],
    ['2D off leaves ortho on', ['three', 'ortho', 'two'], 'two', false, ['three', 'ortho']],
    ['sonar on', ['two'], 'sonar', true, ['two', 'sonar']],
    ['supplementary off', ['supplementary'], 'supplementary', false, []],
    ['switching off a kind that is off', [], 'three', false, []],
  ])('%s', (_case, before, type, isOn, after) => {
    expect(toggleDataType(types(...before), type, isOn)).toEqual(types(...after));
  });

  it('ortho cannot be on without 3D', () => {
    const before = types('two');
    expect(toggleDataType(before, 'ortho', true)).toBe(before);
  });

  it('does not change a locked kind', () => {
    const before = types('three');
    expect(toggleDataType(before, 'three', false, ['three'])).toBe(before);
    expect(toggleDataType(before, 'two', true, ['two'])).toBe(before);
    expect(toggleDataType(before, 'two', true, ['three'])).toEqual(types('three', 'two'));
  });
});

describe('any sequence of toggles', () => {
  const toggles = fc.array(fc.tuple(fc.constantFrom(...DATA_TYPES), fc.boolean()), { maxLength: 30 });

  it('never results in ortho without 3D', () =>
    fc.assert(
      fc.property(toggles, (sequence) => {
        const last = sequence.reduce((now, [type, isOn]) => {
          const next = toggleDataType(now, type, isOn);
          expect(next.ortho && !next.three).toBe(false);
          return next;
        }, types());
        expect(Object.keys(last)).toEqual(['three', 'two', 'ortho', 'sonar', 'supplementary']);
      }),
    ));

  it('does not change locked kinds', () => {
    const statuses = fc.constantFrom<InspectionStatus>('Draft', 'Processing', 'Completed', 'Failed');
    const held = fc.subarray([...DATA_TYPES]);
    fc.assert(
      fc.property(statuses, held, toggles, (status, stored, sequence) => {
        const before = types(...stored);
        const locked = lockedDataTypes(status, stored);
        const after = sequence.reduce((now, [type, isOn]) => toggleDataType(now, type, isOn, locked), before);
        for (const type of locked) expect(after[type]).toBe(before[type]);
      }),
    );
  });
});
