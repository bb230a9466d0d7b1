import { describe, expect, it, vi } from 'vitest';
import { inspection } from '../features/inspections/testing/records.ts';
import type { InterruptedUpload } from './interrupted-uploads.ts';
import { createOfferedUploads } from './offered-uploads.ts';

const north = inspection({ id: 'north-1' });
const south = inspection({ id: 'south-1' });
const interrupted = (of = north, begunMs = 1): InterruptedUpload => ({
  inspection: of,
  sendForProcessing: false,
  begunMs,
});

describe('an interrupted upload is offered', () => {
  it.each<[string, InterruptedUpload[], InterruptedUpload[], InterruptedUpload[]]>([
    ['as long as it is interrupted', [interrupted(), interrupted(south)], [], [interrupted(), interrupted(south)]],
    ['not after it was put off', [interrupted(), interrupted(south)], [interrupted()], [interrupted(south)]],
    [
      'again, if it was continued since and interrupted again',
      [interrupted(north, 2)],
      [interrupted()],
      [interrupted(north, 2)],
    ],
    ['no longer, once it is continued', [], [], []],
  ])('%s', (_case, uploads, putOff, expected) => {
    const offered = createOfferedUploads();
    offered.show([interrupted(), interrupted(south)]);
    offered.putOff(putOff);
    offered.show(uploads);
    expect(offered.getSnapshot()).toEqual(expected);
    expect(offered.isInterrupted('north-1')).toBe(uploads.length > 0);
  });
});

it('listeners are called when something changes, and only then', () => {
  const offered = createOfferedUploads();
  const onChange = vi.fn<() => void>();
  const stop = offered.subscribe(onChange);
  offered.show([interrupted()]);
  const before = offered.getSnapshot();
  offered.show([interrupted()]);
  expect(offered.getSnapshot()).toBe(before);
  expect(onChange).toHaveBeenCalledTimes(1);
  offered.show([interrupted({ ...north, uploadedImageCount: 18 })]);
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  offered.putOff([interrupted()]);
  expect(onChange).toHaveBeenCalledTimes(2);
});
