import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createScanner, type Scanner } from '../scanning/scanner.ts';
import { EICAR, type FakeClamd, likeClamd, startFakeClamd } from '../scanning/testing/start-fake-clamd.ts';
import type { BlobContent } from '../storage/blob-store.ts';
import { scanForm, scanStored } from './scan-file.ts';

const FOUND = 'The malware scan found Eicar-Test-Signature in plan.pdf. The file was deleted.';
const REPLACED = 'The file was replaced while it was scanned. Try again in a moment.';

let clamd: FakeClamd;
let scanner: Scanner;
beforeAll(async () => {
  clamd = await startFakeClamd();
  scanner = createScanner(clamd.address);
});
afterAll(() => clamd?.close());
beforeEach(() => {
  clamd.behave({ reply: likeClamd });
  clamd.received.length = 0;
});

/** A store such as Azure, which has no lock: the ETag of a file when its bytes are read, and after the scan. */
function storeOf({ read, after }: { read: string | null; after: string | null }, bytes = Buffer.from('%PDF-1.7')) {
  const contentOf = (etag: string): BlobContent => ({
    stream: Readable.from([bytes]),
    sizeBytes: bytes.length,
    contentType: 'application/pdf',
    etag,
  });
  const content = read === null ? null : contentOf(read);
  const store = { get: async () => content, head: async () => (after === null ? null : contentOf(after)) };
  return { store, content };
}
const scanned = (store: ReturnType<typeof storeOf>['store'], by: Scanner | null = scanner) =>
  scanStored({ scanner: by, store }, { key: 'projects/pier/plan.pdf', name: 'plan.pdf', stored: { etag: 'first' } });

describe('a file counts as clean only while it is the one that was scanned', () => {
  it('is clean when it did not change', async () =>
    expect(await scanned(storeOf({ read: 'first', after: 'first' }).store)).toBeNull());

  it.each([
    ['replaced before it is read', { read: 'second', after: 'second' }, 0],
    ['deleted before it is read', { read: null, after: null }, 0],
    ['replaced after it is read', { read: 'first', after: 'second' }, 1],
    ['deleted after it is read', { read: 'first', after: null }, 1],
  ])('%s: 503 that asks to try again', async (_case, etags, scans) => {
    await expect(scanned(storeOf(etags).store)).rejects.toEqual(
      expect.objectContaining({ status: 503, message: REPLACED, issues: [{ path: 'payload', message: REPLACED }] }),
    );
    expect(clamd.received).toHaveLength(scans);
  });

  it('closes the bytes of a file that was replaced', async () => {
    const { store, content } = storeOf({ read: 'second', after: 'second' });
    await expect(scanned(store)).rejects.toThrow(REPLACED);
    expect(content?.stream.destroyed).toBe(true);
  });

  it('is infected, although it was replaced meanwhile', async () =>
    expect(await scanned(storeOf({ read: 'first', after: 'second' }, EICAR).store)).toMatchObject({
      signature: 'Eicar-Test-Signature',
      error: {
        status: 409,
        message: FOUND,
        issues: [{ path: 'payload', message: FOUND }],
        retryAfterSeconds: undefined,
      },
    }));

  it('is neither while the scan does not finish: 503 that asks to try again in 10 seconds', async () => {
    clamd.behave({ reply: () => 'stream: Can not allocate memory ERROR' });
    const message = 'The malware scan of plan.pdf did not finish. Try again in a moment.';
    await expect(scanned(storeOf({ read: 'first', after: 'first' }).store)).rejects.toEqual(
      expect.objectContaining({ status: 503, message, retryAfterSeconds: 10 }),
    );
  });
});

describe('the file of a form', () => {
  const path = fileURLToPath(import.meta.url);

  it('is scanned as it is on the disk', async () => {
    expect(await scanForm(scanner, { path, name: 'pier.jpg' })).toBeNull();
    expect(clamd.received).toEqual([{ command: 'zINSTREAM', content: await readFile(path) }]);
  });

  it('is clean without a scanner', async () => expect(await scanForm(null, { path, name: 'pier.jpg' })).toBeNull());
});

it('another content under the same key is scanned apart: the verdict belongs to its ETag', async () => {
  const { store } = storeOf({ read: 'first', after: 'first' });
  const ids: string[] = [];
  const noting: Scanner = { scan: async (id) => (ids.push(id), { kind: 'clean' }) };
  await scanned(store, noting);
  expect(ids).toEqual(['projects/pier/plan.pdf first']);
});

it('without a scanner every file is clean, and is not read', async () => {
  const unread = async () => {
    throw new Error('It was read.');
  };
  expect(await scanned({ get: unread, head: unread }, null)).toBeNull();
});
