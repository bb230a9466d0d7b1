import { type Call, calls } from '@inspection-studio/domain/calls';
import { newCaptureDataForm } from '@inspection-studio/domain/capture-data';
import { newSeverityScaleForm, type SeverityScaleForm } from '@inspection-studio/domain/severity-scales';
import { describe, expect, it } from 'vitest';
import * as data from './index.ts';
import { type Case, edited, makeChange, tagOf } from './testing/make-change.ts';

const scale: SeverityScaleForm = { ...newSeverityScaleForm(), name: 'Urgency' };
const named = { name: 'Named' } as never;
const layers = [{ id: 'b' }, { id: 'a' }] as never;

const CASES: readonly Case[] = [
  ['a created category', data.createCategory, named, { call: calls.createCategory, payload: named }, 'categories'],
  [
    'a changed category',
    (send, client) => data.updateCategory(send, client, 'x'),
    edited(named),
    { call: calls.updateCategory, id: 'x', payload: named },
    'categories',
  ],
  [
    'an archived category',
    (send, client) => data.deleteCategory(send, client, 'x'),
    undefined,
    { call: calls.deleteCategory, id: 'x' },
    'categories',
  ],
  ['a restored category', data.restoreCategory, 'x', { call: calls.restoreCategory, id: 'x' }, 'categories'],
  ['a created preset', data.createPreset, named, { call: calls.createCategoryPreset, payload: named }, 'presets'],
  [
    'a created scale',
    data.createSeverityScale,
    scale,
    { call: calls.createSeverityScale, payload: { name: 'Urgency' } },
    'scales',
  ],
  [
    'an archived scale',
    (send, client) => data.archiveSeverityScale(send, client, 'x'),
    undefined,
    { call: calls.deleteSeverityScale, id: 'x' },
    'assets scales',
  ],
  ['a restored scale', data.restoreSeverityScale, 'x', { call: calls.restoreSeverityScale, id: 'x' }, 'assets scales'],
  ['a created checklist', data.createChecklist, named, { call: calls.createChecklist, payload: named }, 'checklists'],
  [
    'a changed checklist',
    (send, client) => data.updateChecklist(send, client, 'x'),
    edited(named),
    { call: calls.updateChecklist, id: 'x', payload: named },
    'projects checklists',
  ],
  [
    'a deleted checklist',
    (send, client) => data.deleteChecklist(send, client, 'x'),
    undefined,
    { call: calls.deleteChecklist, id: 'x' },
    'projects checklists',
  ],
  ['a created layout', data.createLayout, named, { call: calls.createLayout, payload: named }, 'layouts'],
  [
    'a changed layout',
    (send, client) => data.updateLayout(send, client, 'x'),
    edited(named),
    { call: calls.updateLayout, id: 'x', payload: named },
    'layouts',
  ],
  [
    'a deleted layout',
    (send, client) => data.deleteLayout(send, client, 'x'),
    undefined,
    { call: calls.deleteLayout, id: 'x' },
    'assets layouts',
  ],
  ['a created layer', data.createLayer, named, { call: calls.createLayer, payload: named }, 'layouts layers'],
  [
    'a changed layer',
    (send, client) => data.updateLayer(send, client, 'x'),
    edited(named),
    { call: calls.updateLayer, id: 'x', payload: named },
    'layouts layers',
  ],
  [
    'a deleted layer',
    (send, client) => data.deleteLayer(send, client, 'x'),
    undefined,
    { call: calls.deleteLayer, id: 'x' },
    'layouts layers',
  ],
  [
    'reordered layers',
    (send, client) => data.reorderLayers(send, client, 'x'),
    layers,
    { call: calls.reorderLayers, id: 'x', payload: ['b', 'a'] },
    'layouts layers',
  ],
  ['a created tag', data.createTag, named, { call: calls.createTag, payload: named }, 'tags'],
  [
    'a changed tag',
    (send, client) => data.updateTag(send, client, 'x'),
    edited(named),
    { call: calls.updateTag, id: 'x', payload: named },
    'tags',
  ],
  [
    'an archived tag',
    (send, client) => data.deleteTag(send, client, 'x'),
    undefined,
    { call: calls.deleteTag, id: 'x' },
    'tags',
  ],
  ['a restored tag', data.restoreTag, 'x', { call: calls.restoreTag, id: 'x' }, 'tags'],
  [
    'a deleted document',
    (send, client) => data.deleteDocument(send, client, 'x'),
    undefined,
    { call: calls.deleteDocument, id: 'x' },
    'documents',
  ],
  [
    'deleted capture data',
    (send, client) => data.deleteCaptureData(send, client, 'other'),
    undefined,
    { call: calls.deleteCaptureData, id: 'other' },
    'captures',
  ],
];

describe('a change of the library or of a file sends its own call and refreshes everything that shows it', () => {
  it.each(CASES)('%s', async (_rule, change, variables, wanted, refreshed) => {
    const { sent, stale } = await makeChange(change, variables);
    expect(sent.map(({ call }) => call)).toEqual([wanted.call]);
    expect(sent[0]?.params?.id).toBe(wanted.id);
    expect(sent[0]?.payload ?? {}).toMatchObject(wanted.payload ?? {});
    expect(sent[0]?.ifMatch).toBe(tagOf(variables));
    expect(stale.join(' ')).toBe(refreshed);
  });

  it.each<[string, Case[1], Call]>([
    ['site', (send, client) => data.deleteSite(send, client, 'x'), calls.deleteSite],
    ['asset', (send, client) => data.deleteAsset(send, client, 'x'), calls.deleteAsset],
    ['inspection', (send, client) => data.deleteProject(send, client, 'x', false), calls.deleteProject],
    ['capture data', (send, client) => data.deleteCaptureData(send, client, 'x'), calls.deleteCaptureData],
    ['person', (send, client) => data.deleteUser(send, client, 'x'), calls.deleteUser],
    ['category', (send, client) => data.deleteCategory(send, client, 'x'), calls.deleteCategory],
    ['preset', (send, client) => data.deletePreset(send, client, 'x'), calls.deleteCategoryPreset],
    ['scale', (send, client) => data.archiveSeverityScale(send, client, 'x'), calls.deleteSeverityScale],
    ['checklist', (send, client) => data.deleteChecklist(send, client, 'x'), calls.deleteChecklist],
    ['layout', (send, client) => data.deleteLayout(send, client, 'x'), calls.deleteLayout],
    ['layer', (send, client) => data.deleteLayer(send, client, 'x'), calls.deleteLayer],
    ['tag', (send, client) => data.deleteTag(send, client, 'x'), calls.deleteTag],
  ])('the deletion of a %s is sent with the tag that the reader saw', async (_kind, change, call) => {
    const { sent } = await makeChange(change, Promise.resolve('"1"'));
    expect(sent).toMatchObject([{ call, params: { id: 'x' }, ifMatch: '"1"' }]);
  });

  it.each([
    [true, calls.updateCaptureData],
    [false, calls.createCaptureData],
  ])('capture data, recorded before: %s', async (isRecorded, call) => {
    const { sent, stale } = await makeChange(
      (send, client) => data.saveCaptureData(send, client, 'other', isRecorded),
      edited({ ...newCaptureDataForm(), acquisitionTeam: ['Ada'] }),
    );
    expect(sent[0]?.call).toBe(call);
    expect(sent[0]?.params).toEqual({ id: 'other' });
    expect(sent[0]?.ifMatch).toBe(isRecorded ? '"1"' : undefined);
    expect(stale).toEqual(['captures']);
  });
});
