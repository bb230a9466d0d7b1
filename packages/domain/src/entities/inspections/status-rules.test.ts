import { describe, expect, it } from 'vitest';
import { INSPECTION_FLOW, INSPECTION_STATUS_NUMBERS, type InspectionStatus } from './inspection-status.ts';
import { canMoveStatus, displayStatus, isDeletable, isLaunchable } from './status-rules.ts';

const STATUSES = Object.keys(INSPECTION_STATUS_NUMBERS) as InspectionStatus[];

describe('For display: Draft, Processing (all intermediate states), Completed, Failed', () => {
  it.each([
    ['Draft', 'Draft', true, false],
    ['Queued', 'Processing', false, false],
    ['Processing', 'Processing', false, false],
    ['ImagesDownloading', 'Processing', false, false],
    ['ImagesDownloaded', 'Processing', false, false],
    ['ThumbnailsGenerating', 'Processing', false, false],
    ['ThumbnailsGenerated', 'Processing', false, false],
    ['Completed', 'Completed', true, true],
    ['Failed', 'Failed', true, false],
  ] as const)('%s', (status, shown, deletable, launchable) => {
    expect(displayStatus(status)).toBe(shown);
    expect(isDeletable(status)).toBe(deletable);
    expect(isLaunchable(status)).toBe(launchable);
  });
});

describe('canMoveStatus: forward along the list, any intermediate to Failed, no way back', () => {
  const legal = new Set([
    ...INSPECTION_FLOW.slice(1).map((to, index) => `${INSPECTION_FLOW[index]}>${to}`),
    ...INSPECTION_FLOW.slice(1, -1).map((from) => `${from}>Failed`),
  ]);

  it.each(STATUSES.flatMap((from) => STATUSES.map((to) => [from, to] as const)))('%s to %s', (from, to) => {
    expect(canMoveStatus(from, to)).toBe(legal.has(`${from}>${to}`));
  });
});
