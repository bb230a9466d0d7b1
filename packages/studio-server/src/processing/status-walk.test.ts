import { canMoveStatus, type InspectionStatus } from '@inspection-studio/domain';
import { describe, expect, it } from 'vitest';
import { locationAfterCompletion, stepsBetween } from './status-walk.ts';

describe('stepsBetween: forward along the list, no way back', () => {
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

  it('takes legal steps only', () => {
    const walk: InspectionStatus[] = ['Queued', ...stepsBetween('Queued', 'Completed')];
    expect(walk).toHaveLength(7);
    walk.slice(1).forEach((to, index) => expect(canMoveStatus(walk[index] ?? 'Failed', to)).toBe(true));
  });
});

describe('locationAfterCompletion: the first Completed gives the place', () => {
  const here = { longitude: 8, latitude: 49 };
  const there = { longitude: -3, latitude: 56 };
  it.each([
    ['an asset without a place gets the middle of its images', null, here, here],
    ['an asset with a place keeps it', there, here, there],
    ['images without positions leave it as it is', there, null, there],
    ['nothing known stays nothing', null, null, null],
  ])('%s', (_case, current, middle, expected) => {
    expect(locationAfterCompletion(current, middle)).toEqual(expected);
  });
});
