import { describe, expect, it } from 'vitest';
import { STATUSES } from '../testing/inspection-statuses.ts';
import type { DataType } from './data-types.ts';
import {
  INSPECTION_FLOW,
  INSPECTION_STATUS_NUMBERS,
  type InspectionStatus,
  inspectionStatusCodec,
} from './inspection-status.ts';
import {
  canMoveStatus,
  displayStatus,
  editableModules,
  isDeletable,
  isLaunchable,
  lockedDataTypes,
} from './status-rules.ts';

describe('inspection status', () => {
  it.each([
    ['Draft'],
    ['Queued'],
    ['Processing'],
    ['ImagesDownloading'],
    ['ImagesDownloaded'],
    ['ThumbnailsGenerating'],
    ['ThumbnailsGenerated'],
    ['Completed'],
    ['Failed'],
  ])('Inspection status %s exists.', (status) => {
    expect(inspectionStatusCodec.def.out.parse(status)).toBe(status);
  });

  it('and no others', () => expect(Object.keys(INSPECTION_STATUS_NUMBERS).sort()).toEqual(STATUSES.toSorted()));

  it('The suggested flow is Draft, Processing, images downloading then downloaded, thumbnails generating then generated, Completed, or Failed.', () => {
    expect(INSPECTION_FLOW).toEqual(STATUSES.slice(0, -1));
  });
});

describe('the displayed status', () => {
  it.each([
    ['Draft', 'Draft'],
    ['Queued', 'Processing'],
    ['Processing', 'Processing'],
    ['ImagesDownloading', 'Processing'],
    ['ImagesDownloaded', 'Processing'],
    ['ThumbnailsGenerating', 'Processing'],
    ['ThumbnailsGenerated', 'Processing'],
    ['Completed', 'Completed'],
    ['Failed', 'Failed'],
  ] as const)('%s is displayed as %s.', (status, shown) => expect(displayStatus(status)).toBe(shown));

  it('A Completed inspection can be launched in the cloud app.', () => {
    expect(STATUSES.filter(isLaunchable)).toEqual(['Completed']);
  });

  it('Delete is offered when the status is at or beyond Draft, or is Completed: Draft, Completed and Failed.', () => {
    expect(STATUSES.filter(isDeletable)).toEqual(['Draft', 'Completed', 'Failed']);
  });
});

describe('canMoveStatus: forward along the list, any intermediate to Failed, never back', () => {
  const successors: Record<InspectionStatus, InspectionStatus[]> = {
    Draft: ['Queued'],
    Queued: ['Processing', 'Failed'],
    Processing: ['ImagesDownloading', 'Failed'],
    ImagesDownloading: ['ImagesDownloaded', 'Failed'],
    ImagesDownloaded: ['ThumbnailsGenerating', 'Failed'],
    ThumbnailsGenerating: ['ThumbnailsGenerated', 'Failed'],
    ThumbnailsGenerated: ['Completed', 'Failed'],
    Completed: [],
    Failed: [],
  };

  it.each(STATUSES.flatMap((from) => STATUSES.map((to) => [from, to] as const)))('%s to %s', (from, to) => {
    expect(canMoveStatus(from, to)).toBe(successors[from].includes(to));
  });
});

describe('data that can be changed', () => {
  const all: DataType[] = ['three', 'two', 'ortho', 'sonar', 'supplementary'];

  it('A draft may add data of any kind.', () => expect(editableModules('Draft')).toEqual(all));

  it.each(STATUSES.filter((status) => status !== 'Draft'))(
    'For a non-draft inspection only supplementary data can be changed: %s.',
    (status) => expect(editableModules(status)).toEqual(['supplementary']),
  );

  it.each<[InspectionStatus, DataType[], DataType[]]>([
    ['Draft', all, []],
    ['Completed', [], ['three', 'two', 'ortho', 'sonar']],
    ['Completed', ['three'], ['three', 'two', 'ortho', 'sonar']],
    ['Failed', ['supplementary', 'two'], all],
  ])('a data type with files cannot be switched off on a non-draft: %s with %j', (status, held, locked) => {
    expect(lockedDataTypes(status, held)).toEqual(locked);
  });
});
