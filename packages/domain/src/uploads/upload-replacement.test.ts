import { describe, expect, it } from 'vitest';
import { filesToChooseAgain } from './batch-status.ts';
import { acted, added, failed, run, sent, statuses, uploaded } from './testing/upload-samples.ts';
import { uploadTransition } from './upload-machine.ts';
import type { FilesReplaced } from './upload-state.ts';

const replaced = (...replacedIds: string[]): FilesReplaced => ({
  type: 'filesReplaced',
  batchId: 'a',
  files: replacedIds.map((replacedId) => ({
    replacedId,
    file: { id: `a-new-${replacedId}`, name: 'DJI_1.jpg', sizeBytes: 250 },
  })),
});

const ended = [added('a', 2), uploaded('a0'), failed('a1', 1, 'changed')];

describe('a file that was changed on the disk and is chosen again', () => {
  it('takes the place of the failed one and is sent', () => {
    const { state, effects } = run(...ended, replaced('a1'));
    expect(statuses(state)).toBe('Completed Pending');
    expect(state.batches[0]?.files[1]).toEqual({
      id: 'a-new-a1',
      name: 'DJI_1.jpg',
      sizeBytes: 250,
      status: 'Pending',
      attempt: 1,
      reason: null,
      fault: null,
    });
    expect(effects).toEqual([sent('a', 1, 'a-new-a1')]);
  });

  it('completes the batch', () => {
    const { state } = run(...ended, replaced('a1'), {
      type: 'fileUploaded',
      batchId: 'a',
      fileId: 'a-new-a1',
      attempt: 1,
    });
    expect(state.batches[0]?.stage).toBe('Confirming');
  });

  it.each([
    ['the file is being retried', [...ended, acted('retried')], 'a1'],
    ['the file is uploaded', ended, 'a0'],
    ['the batch has no such file', ended, 'a7'],
  ])('changes nothing when %s', (_case, events, id) => {
    const before = run(...events).state;
    expect(uploadTransition(before, replaced(id))[0]).toEqual(before);
  });

  it('changes nothing when the batch was cancelled meanwhile', () => {
    const before = run(...ended, acted('cancelled')).state;
    expect(uploadTransition(before, replaced('a1'))).toEqual([before, []]);
  });

  it.each(['retried', 'paused'] as const)('its fault is forgotten once it is tried again: %s', (action) => {
    const { state } = run(...ended, acted('retried'), acted(action));
    expect(filesToChooseAgain(state.batches[0]!)).toEqual([]);
    expect(state.batches[0]?.files[1]).toMatchObject({ reason: null, fault: null });
  });
});
