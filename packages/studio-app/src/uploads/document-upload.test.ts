import { type Call, calls } from '@inspection-studio/domain/calls';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Send, StudioError } from '../api/index.ts';
import { createDocumentUpload } from './document-upload.ts';
import { type PutFile, StorageError } from './file-transport.ts';
import { openHashing } from './checksums/file-hashing.ts';
import { createPutFile } from './put-file.ts';
import { fakeConditions } from './testing/fake-studio.ts';

const plan = new File(['%PDF-1.7 plan'], 'Rescue plan.pdf', { type: 'application/pdf' });

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

/** A fake server that records calls, and a storage whose result each test sets. */
function studio({
  putFile = async () => undefined,
  refuse,
}: { putFile?: PutFile; refuse?: (call: Call) => Error | undefined } = {}) {
  const asked: Call[] = [];
  const send = (async (call: Call) => {
    asked.push(call);
    const error = refuse?.(call);
    if (error) throw error;
    if (call === calls.createDocuments) return [{ id: 'plan-1', s3Key: 'documents/plan-1.pdf' }];
    return call === calls.getUploadUrl ? { url: 'https://storage.example/plan' } : undefined;
  }) as unknown as Send;
  const { conditions, goOnline, endSession } = fakeConditions();
  const onUploaded = vi.fn<(name: string) => void>();
  const upload = createDocumentUpload({
    send,
    putFile,
    refreshToken: async () => undefined,
    conditions,
    random: () => 0,
    onUploaded,
  });
  return { upload, asked, onUploaded, goOnline, endSession };
}

describe('Document upload: POST documents, the bytes to the signed address, PUT uploaded', () => {
  it('in that order, with progress and a notification at the end', async () => {
    const seen: number[] = [];
    const { upload, asked, onUploaded } = studio({
      putFile: async ({ url, contentType, onProgress }) => {
        expect([url, contentType]).toEqual(['https://storage.example/plan', 'application/pdf']);
        onProgress(5);
        const state = upload.getSnapshot();
        if (state.status === 'sending') seen.push(state.uploadedBytes);
      },
    });
    upload.start(plan);
    await vi.waitFor(() => expect(onUploaded).toHaveBeenCalledWith('Rescue plan.pdf'));
    expect(asked).toEqual([calls.createDocuments, calls.getUploadUrl, calls.confirmDocumentUploaded]);
    expect(seen).toEqual([5]);
    expect(upload.getSnapshot()).toEqual({ status: 'idle' });
  });

  it('ignores a second document while the first is uploaded', async () => {
    const { upload, asked } = studio({ putFile: () => new Promise(() => undefined) });
    upload.start(plan);
    upload.start(new File(['%PDF-'], 'Second.pdf'));
    await vi.waitFor(() => expect(asked).toContain(calls.getUploadUrl));
    expect(asked.filter((call) => call === calls.createDocuments)).toHaveLength(1);
    expect(upload.getSnapshot()).toMatchObject({ status: 'sending', name: 'Rescue plan.pdf' });
  });

  it('cancelling aborts the transfer and does not confirm; it is unfinished only while running', async () => {
    let transfer: AbortSignal | undefined;
    const { upload, asked } = studio({
      putFile: ({ signal }) =>
        new Promise((_resolve, reject) => {
          transfer = signal;
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    });
    upload.start(plan);
    await vi.waitFor(() => expect(transfer).toBeDefined());
    expect(upload.isUnfinished()).toBe(true);
    upload.dismiss();
    expect(transfer?.aborted).toBe(true);
    expect(upload.isUnfinished()).toBe(false);
    await Promise.resolve();
    expect(asked).not.toContain(calls.confirmDocumentUploaded);
    expect(upload.getSnapshot()).toEqual({ status: 'idle' });
  });

  it('a failing storage fails the upload with a reason, and Retry does not register again', async () => {
    let isUp = false;
    const repeated: boolean[] = [];
    const { upload, asked, onUploaded } = studio({
      putFile: async ({ isRepeated }) => {
        repeated.push(isRepeated);
        if (!isUp) throw new StorageError('refused', 413);
      },
    });
    upload.start(plan);
    await vi.waitFor(() => expect(upload.getSnapshot().status).toBe('failed'));
    expect(upload.getSnapshot()).toMatchObject({ name: 'Rescue plan.pdf', reason: expect.stringMatching(/\w/) });
    isUp = true;
    upload.retry();
    await vi.waitFor(() => expect(onUploaded).toHaveBeenCalledOnce());
    expect(asked.filter((call) => call === calls.createDocuments)).toHaveLength(1);
    // Blocks that have arrived are not sent again.
    expect(repeated).toEqual([false, true]);
  });

  it.each([
    ['changed', 'NotReadableError', 'The file was changed or can no longer be read. Choose it again.', false],
    [
      'deleted',
      'NotFoundError',
      'The file was not found, or another program changed it. Reconnect its drive and retry, or choose it again.',
      true,
    ],
  ])('a document that is %s while it is sent is not confirmed', async (_how, name, reason, canRetry) => {
    const file = new File(['%PDF-1.7 plan'], 'Rescue plan.pdf', { type: 'application/pdf' });
    let requests = 0;
    const requestStorage = async () => {
      requests += 1;
      vi.spyOn(file, 'slice').mockReturnValue({
        arrayBuffer: () => Promise.reject(new DOMException('It is gone.', name)),
      } as unknown as Blob);
      return '';
    };
    const putFile = createPutFile(100, { openHashing, requestStorage });
    const { upload, asked } = studio({ putFile });
    upload.start(file);
    await vi.waitFor(() => expect(upload.getSnapshot().status).toBe('failed'));
    expect(upload.getSnapshot()).toMatchObject({ name: 'Rescue plan.pdf', reason, canRetry });
    expect(requests).toBe(1);
    expect(asked).not.toContain(calls.confirmDocumentUploaded);
  });

  it('Retry sends the bytes again after a rejected confirmation', async () => {
    let puts = 0;
    let refusals = 1;
    const { upload, onUploaded } = studio({
      putFile: async () => {
        puts += 1;
      },
      refuse: (call) => {
        if (call !== calls.confirmDocumentUploaded || refusals === 0) return undefined;
        refusals -= 1;
        return StudioError.fromAnswer(409, { body: { message: 'The stored file is not a PDF.' } });
      },
    });
    upload.start(plan);
    await vi.waitFor(() => expect(upload.getSnapshot().status).toBe('failed'));
    upload.retry();
    await vi.waitFor(() => expect(onUploaded).toHaveBeenCalledOnce());
    expect(puts).toBe(2);
  });
  it.each([
    ['network', ({ goOnline }: ReturnType<typeof studio>, isThere: boolean) => goOnline(isThere)],
    ['session', ({ endSession }: ReturnType<typeof studio>, isThere: boolean) => endSession(!isThere)],
  ] as const)(
    'without a %s it waits, keeps the file and resumes automatically at any step',
    async (missing, become) => {
      const steps = [calls.createDocuments, calls.getUploadUrl, calls.confirmDocumentUploaded];
      const failed = new Set<Call>();
      const { upload, asked, onUploaded, ...surroundings } = studio({
        refuse: (call) => {
          if (failed.has(call)) return undefined;
          failed.add(call);
          become({ upload, asked, onUploaded, ...surroundings }, false);
          return missing === 'network' ? new StudioError('Something went wrong.') : StudioError.fromAnswer(401);
        },
      });
      upload.start(plan);
      for (const [index] of steps.entries()) {
        await vi.waitFor(() =>
          expect(upload.getSnapshot()).toMatchObject({
            status: 'sending',
            name: 'Rescue plan.pdf',
            waitingFor: missing,
          }),
        );
        expect([failed.size, upload.isUnfinished()]).toEqual([index + 1, true]);
        become({ upload, asked, onUploaded, ...surroundings }, true);
        await vi.waitFor(() => expect(failed.size > index + 1 || onUploaded.mock.calls.length > 0).toBe(true));
      }
      await vi.waitFor(() => expect(onUploaded).toHaveBeenCalledExactlyOnceWith('Rescue plan.pdf'));
      expect(asked).toEqual(steps.flatMap((call) => [call, call]));
      expect(upload.isUnfinished()).toBe(false);
    },
  );
});
