import { describe, expect, it } from 'vitest';
import type { Call, EditedRecord } from './call.ts';
import { calls } from './index.ts';

const names = (isNamed: (call: Call) => boolean): string[] =>
  Object.entries<Call>(calls).flatMap(([name, call]) => (isNamed(call) ? [name] : []));

describe('calls of a record that people edit have its entity tag', () => {
  it.each<[EditedRecord, string[]]>([
    ['user', ['whoami', 'getUser', 'updateUser', 'deleteUser', 'deactivateUser', 'activateUser']],
    ['site', ['getSite', 'createSite', 'updateSite', 'deleteSite']],
    ['asset', ['getAsset', 'createAsset', 'updateAsset', 'deleteAsset', 'getProjectAsset']],
    ['project', ['getProject', 'createProject', 'updateProject', 'deleteProject']],
    ['captureData', ['getCaptureData', 'createCaptureData', 'updateCaptureData', 'deleteCaptureData']],
    ['category', ['getCategory', 'createCategory', 'updateCategory', 'deleteCategory', 'restoreCategory']],
    ['categoryPreset', ['getCategoryPreset', 'createCategoryPreset', 'deleteCategoryPreset']],
    [
      'severityScale',
      ['getSeverityScale', 'getAssetSeverity', 'createSeverityScale', 'deleteSeverityScale', 'restoreSeverityScale'],
    ],
    ['checklist', ['getChecklist', 'createChecklist', 'updateChecklist', 'deleteChecklist']],
    ['layout', ['getLayout', 'createLayout', 'updateLayout', 'deleteLayout', 'reorderLayers', 'mapLayout']],
    ['layer', ['getLayer', 'createLayer', 'updateLayer', 'deleteLayer']],
    ['tag', ['getTag', 'createTag', 'updateTag', 'deleteTag', 'restoreTag']],
  ])('%s', (record, expected) => {
    expect(names((call) => call.record === record).toSorted()).toEqual(expected.toSorted());
  });

  it('no other call has one', () => {
    expect(names(({ record }) => record !== undefined)).toHaveLength(55);
  });
});
