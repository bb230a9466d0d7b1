import { NO_UPLOADS, type UploadBatch, type UploadState, uploadTransition } from '@inspection-studio/domain/uploads';
import { describe, expect, it, vi } from 'vitest';
import { keepUploads } from './keep-uploads.ts';
import type { KeptUpload } from './kept-upload.ts';
import { keptUpload } from './testing/browser-journal.ts';
import { batchOf, names, setUpUploads } from './testing/fake-studio.ts';

const batch = (id: string, differences: Partial<UploadBatch> = {}, process = false): UploadBatch => {
  const [added] = batchOf(['f1'], { process });
  const [{ batches }] = uploadTransition(NO_UPLOADS, { type: 'batchAdded', batch: { ...added, id } });
  return { ...batches[0]!, ...differences };
};

/** A journal that has an upload of another tab, at a time that a test can change. */
function setUp() {
  const kept = new Map<string, KeptUpload>([['other', keptUpload({ id: 'other' })]]);
  const journal = {
    keep: vi.fn(async (upload: KeptUpload) => void kept.set(upload.id, upload)),
    remove: vi.fn(async (ids: readonly string[]) => ids.forEach((id) => kept.delete(id))),
  };
  const clock = { nowMs: 1000 };
  const onRemoved = vi.fn<() => void>();
  const keep = keepUploads({ journal, userId: 'maren-1', onRemoved, now: () => clock.nowMs });
  return { keep, clock, journal, onRemoved, own: () => [...kept.values()].filter(({ id }) => id !== 'other'), kept };
}
const stateOf = (...batches: UploadBatch[]): UploadState => ({ ...NO_UPLOADS, batches });

describe('the journal has the unfinished uploads of this tab', () => {
  it.each<[string, UploadBatch[], Partial<KeptUpload>[]]>([
    ['one on its way', [batch('u1')], [{}]],
    ['one that is sent for processing afterwards', [batch('u1', {}, true)], [{ process: true }]],
    ['one that failed', [batch('u1', { stage: 'Failed' })], [{}]],
    ['several', [batch('u1'), batch('u2')], [{}, { id: 'u2' }]],
    ['not one that is complete', [batch('u1', { stage: 'Confirmed' })], []],
  ])('%s', (_case, batches, expected) => {
    const { keep, own, kept } = setUp();
    keep(stateOf(...batches));
    expect(own()).toEqual(expected.map((differences) => keptUpload({ begunMs: 1000, ...differences })));
    expect(kept.has('other')).toBe(true);
  });

  it('until they are complete, cancelled or dismissed', async () => {
    const { keep, own, kept, onRemoved } = setUp();
    keep(stateOf(batch('u1'), batch('u2')));
    keep(stateOf(batch('u1', { stage: 'Confirmed' }), batch('u2')));
    expect(own().map(({ id }) => id)).toEqual(['u2']);
    keep(stateOf());
    expect([...kept.keys()]).toEqual(['other']);
    await vi.waitFor(() => expect(onRemoved).toHaveBeenCalledTimes(2));
  });

  it('since they began', () => {
    const { keep, clock, own, journal } = setUp();
    keep(stateOf(batch('u1')));
    clock.nowMs = 2000;
    keep(stateOf(batch('u1', {}, true)));
    expect(own()).toEqual([keptUpload({ begunMs: 1000, process: true })]);
    keep(stateOf(batch('u1', {}, true)));
    expect(journal.keep).toHaveBeenCalledTimes(2);
  });

  it('with the files that are or were on their way, until each has arrived: their bytes may be stored', () => {
    const [added] = batchOf(['f1', 'f2', 'f3', 'f4', 'f5', 'f6']);
    const stored = { type: 'fileStored', batchId: added.id, fileId: 'f2', attempt: 1 } as const;
    const [begun] = uploadTransition(NO_UPLOADS, { type: 'batchAdded', batch: added });
    const [state] = uploadTransition(begun, stored);
    const [paused] = uploadTransition(state, { type: 'paused', batchId: added.id });
    const [resumed] = uploadTransition(paused, { type: 'resumed', batchId: added.id });
    const [arrived] = uploadTransition(resumed, { ...stored, type: 'fileUploaded', attempt: 2 });
    const { keep, own } = setUp();
    const inFlight = [begun, state, paused, resumed, arrived].map((next) => {
      keep(next);
      return own()
        .map((upload) => upload.inFlight.join(' '))
        .join();
    });
    expect(inFlight).toEqual([...Array(4).fill('f1 f2 f3 f4 f5'), 'f1 f3 f4 f5']);
  });
});

it('files are on their way before anything of them is sent, so that a crash cannot come between', () => {
  const { keep, own } = setUp();
  const asked: unknown[] = [];
  const { store, ...studio } = setUpUploads({
    onSending: (state) => {
      keep(state);
      asked.push([own()[0]?.inFlight, studio.asked.length]);
    },
  });
  store.add(...batchOf(names(7)));
  expect(asked).toEqual([[names(5), 0]]);
});
