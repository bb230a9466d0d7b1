import { expect, it } from 'vitest';
import type { DataTypes } from './data-types.ts';
import { type InspectionData, newInspectionData } from './inspection-data.form.ts';
import { type ModuleFiles, noModuleFiles } from './modules.schema.ts';
import { refreshedData } from './refreshed-data.ts';

const file = { id: 'a', name: 'a.jpg', type: '', s3Key: 'a', size: 1, isUploaded: true };
const THREE = { rgb: [file], ir: [] };
const types = (part: Partial<DataTypes>): DataTypes => ({ ...newInspectionData().types, ...part });
const files = (part: Partial<ModuleFiles>): ModuleFiles => ({ ...noModuleFiles(), ...part });

it.each<[string, Partial<InspectionData>, ModuleFiles, DataTypes]>([
  ['a kind got its first files: on', { stored: files({}) }, files({ three: THREE }), types({ three: true })],
  [
    'a kind lost its last file: off, and what depends on it',
    { stored: files({ three: THREE }), types: types({ three: true, ortho: true }) },
    files({}),
    types({}),
  ],
  [
    'a kind lost its last file, but files were added: on',
    { stored: files({ three: THREE }), types: types({ three: true }), three: { rgb: [file], ir: [], isAr: false } },
    files({}),
    types({ three: true }),
  ],
  [
    'a kind that the user switched off got more files: off',
    { stored: files({ three: THREE }), types: types({}) },
    files({ three: { rgb: [file], ir: [file] } }),
    types({}),
  ],
  [
    'a kind that the user switched on has no files: on',
    { stored: files({}), types: types({ two: true }) },
    files({}),
    types({ two: true }),
  ],
  [
    'orthomosaics are on without a template: on',
    { stored: files({ ortho: { data: [file] } }), types: types({ three: true, ortho: true }) },
    files({}),
    types({ three: true, ortho: true }),
  ],
])('when registered files have changed since: %s', (_case, part, stored, expected) =>
  expect(refreshedData({ ...newInspectionData(), ...part }, stored)).toEqual({ stored, types: expected }),
);
