import { NO_UPLOADS, type UploadEvent, uploadTransition } from '@inspection-studio/domain';
import { describe, expect, it } from 'vitest';
import { warnBeforeLeaving } from './leave-warning.ts';

function setUp() {
  let state = NO_UPLOADS;
  let listener = () => {};
  const page = new EventTarget();
  const store = {
    getSnapshot: () => ({ ...state, remainingMs: {}, waitingFor: {} }),
    subscribe: (next: () => void) => ((listener = next), () => (listener = () => {})),
  };
  const happen = (event: UploadEvent) => {
    [state] = uploadTransition(state, event);
    listener();
  };
  const asks = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  return { stop: warnBeforeLeaving(store, page), happen, asks };
}

const batch = { id: 'b', inspectionId: 'i', inspectionName: 'n', assetName: 'a', files: [{ id: 'f', name: 'f.jpg', sizeBytes: 1 }], process: false };
const file = { batchId: 'b', fileId: 'f', attempt: 1 } as const;

describe('UPL-003: the browser warns when leaving the tab while uploads are unfinished', () => {
  it('not before, while, and not after', () => {
    const { happen, asks } = setUp();
    expect(asks()).toBe(false);
    happen({ type: 'batchAdded', batch });
    expect(asks()).toBe(true);
    happen({ ...file, type: 'fileUploaded' });
    happen({ type: 'batchConfirmed', batchId: 'b' });
    expect(asks()).toBe(false);
  });

  it('also while something failed that could be retried', () => {
    const { happen, asks } = setUp();
    happen({ type: 'batchAdded', batch });
    happen({ ...file, type: 'fileFailed', reason: 'lost' });
    expect(asks()).toBe(true);
  });

  it('no longer once it is stopped', () => {
    const { happen, asks, stop } = setUp();
    happen({ type: 'batchAdded', batch });
    stop();
    expect(asks()).toBe(false);
  });
});
