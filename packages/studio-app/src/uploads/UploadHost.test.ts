import { describe, expect, it, vi } from 'vitest';
import type { DocumentUpload } from './document-upload.ts';
import { batchOf, names, setUpUploads } from './testing/fake-studio.ts';
import { createUploadHost, type UploadHostServices } from './UploadHost.tsx';

const services = {} as UploadHostServices;

function setUp() {
  const host = createUploadHost(services);
  const listener = vi.fn<() => void>();
  host.subscribe(listener);
  return { host, listener };
}

/** A document upload that a test can start and finish. */
function fakeDocument() {
  let isUnfinished = false;
  let listener = () => {};
  const upload: DocumentUpload = {
    getSnapshot: () => ({ status: 'idle' }),
    isUnfinished: () => isUnfinished,
    subscribe: (next) => ((listener = next), () => undefined),
    start: () => undefined,
    retry: () => undefined,
    dismiss: () => undefined,
  };
  const become = (next: boolean) => {
    isUnfinished = next;
    listener();
  };
  return { upload, become };
}

describe('the uploads of a tab', () => {
  it('nothing is running or unfinished before a screen starts it', () => {
    const { host } = setUp();
    expect([host.getRunning(), host.isUnfinished()]).toEqual([{}, false]);
  });

  it('creates an upload once, with the services, and notifies', () => {
    const { host, listener } = setUp();
    const { upload } = fakeDocument();
    const create = vi.fn(() => upload);
    expect(host.start('document', create)).toBe(upload);
    expect(host.start('document', create)).toBe(upload);
    expect(create).toHaveBeenCalledExactlyOnceWith(services);
    expect(host.getRunning()).toEqual({ document: upload });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('is unfinished until both images and documents have ended', () => {
    const { host, listener } = setUp();
    const { store, hold } = setUpUploads();
    hold.is = true;
    const { upload, become } = fakeDocument();
    host.start('images', () => ({ ...store, Tray: () => null }));
    host.start('document', () => upload);
    listener.mockClear();
    store.add(...batchOf(names(1)));
    expect([host.isUnfinished(), listener.mock.calls.length]).toEqual([true, 1]);
    become(true);
    store.act('cancelled', 'b1');
    expect([host.isUnfinished(), listener.mock.calls.length]).toEqual([true, 3]);
    become(false);
    expect([host.isUnfinished(), listener.mock.calls.length]).toEqual([false, 4]);
  });

  it('progress does not change the running uploads', () => {
    const { host } = setUp();
    const { store } = setUpUploads();
    host.start('images', () => ({ ...store, Tray: () => null }));
    const running = host.getRunning();
    store.add(...batchOf(names(1)));
    expect(host.getRunning()).toBe(running);
  });
});
