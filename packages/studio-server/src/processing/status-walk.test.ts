import { canMoveStatus, type InspectionStatus } from '@inspection-studio/domain/inspections';
import { describe, expect, it } from 'vitest';
import { locationAfterCompletion, stepsBetween } from './status-walk.ts';

describe('stepsBetween: only forward', () => {
  it.each<[InspectionStatus, InspectionStatus, InspectionStatus[]]>([
    ['Queued', 'Processing', ['Processing']],
    ['Queued', 'ImagesDownloaded', ['Processing', 'ImagesDownloading', 'ImagesDownloaded']],
    ['ThumbnailsGenerating', 'Completed', ['ThumbnailsGenerated', 'Completed']],
    ['ImagesDownloading', 'ImagesDownloading', []],
    ['ThumbnailsGenerated', 'ImagesDownloading', []],
    ['Completed', 'Processing', []],
    ['Failed', 'Completed', []],
  ])('%s to %s', (from, goal, steps) => {
    expect(stepsBetween(from, goal)).toEqual(steps);
  });

  it('returns only allowed transitions', () => {
    const walk: InspectionStatus[] = ['Queued', ...stepsBetween('Queued', 'Completed')];
    expect(walk).toHaveLength(7);
    walk.slice(1).forEach((to, index) => expect(canMoveStatus(walk[index] ?? 'Failed', to)).toBe(true));
  });
});

describe('locationAfterCompletion: the first completed inspection sets the location', () => {
  const here = { longitude: 8, latitude: 49 };
  const there = { longitude: -3, latitude: 56 };
  it.each([
    ['an asset without a location gets the median of its images', null, here, here],
    ['an asset with a location keeps it', there, here, there],
    ['images without positions change nothing', there, null, there],
    ['no location and no positions', null, null, null],
  ])('%s', (_case, current, middle, expected) => {
    expect(locationAfterCompletion(current, middle)).toEqual(expected);
  });
});
