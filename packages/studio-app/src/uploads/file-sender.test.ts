import { expect, it, vi } from 'vitest';
import type { Send } from '../api/index.ts';
import { createFileSender } from './file-sender.ts';
import { batchOf } from './testing/fake-studio.ts';
import type { UploadSource } from './upload-source.ts';

it.each<[string, Partial<UploadSource>, number]>([
  ['that was sent', {}, 1],
  ['that may have arrived, and has', { mayBeStored: true }, 0],
  ['whose bytes are stored', { isStored: true }, 0],
])('the upload URL of a file %s is not kept', async (_case, known, sent) => {
  const [, { files }] = batchOf(['f1']);
  const source = { ...files.get('f1')!, ...known };
  const putFile = vi.fn(async () => undefined);
  const links = { get: async () => '/files/key-f1', prefetch: () => undefined, drop: vi.fn() };
  const sendFile = createFileSender({
    send: (async () => undefined) as unknown as Send,
    putFile,
    links,
    retrying: (step) => step({ advanced: () => undefined, reached: () => undefined }),
  });
  const { signal } = new AbortController();
  await sendFile('f1', source, { signal, onProgress: () => undefined, onStored: () => undefined });
  expect(putFile).toHaveBeenCalledTimes(sent);
  expect(links.drop.mock.calls).toEqual([['key-f1']]);
});
