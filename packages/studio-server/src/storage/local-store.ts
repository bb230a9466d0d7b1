import { mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { lockFolder } from '../folder-lock.ts';
import type { BlobContent, BlobStore, ByteRange } from './blob-store.ts';
import { contentTypeOf } from './content-type.ts';
import { readOrCreateSecret } from './file-secret.ts';
import { createLinkSigner, type LinkSigner } from './local-links.ts';
import { checkStorageKey } from './storage-key.ts';
import { writeDurably } from './write-durably.ts';

/** The folder store; {@link registerLocalFiles} answers its addresses. */
export interface LocalStore extends BlobStore {
  links: LinkSigner;
  /** As `put`, for bytes of an outsider. @throws TooLargeError past `maxBytes` */
  receive: (key: string, body: Readable, maxBytes: number) => Promise<void>;
}

/**
 * Keeps files below `<dataDir>/files`, one file per key. Content types follow
 * the ending of the key ({@link contentTypeOf}). What an interrupted upload
 * left behind is swept here, at the start.
 *
 * @throws StartError when another process uses the folder
 */
export async function openLocalStore(dataDir: string): Promise<LocalStore> {
  const root = join(dataDir, 'files');
  const unlock = lockFolder(root);
  const incoming = join(root, '.incoming');
  await rm(incoming, { recursive: true, force: true });
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const links = createLinkSigner(await readOrCreateSecret(join(dataDir, 'file-links.key')));

  const pathOf = (key: string) => {
    checkStorageKey(key);
    return join(root, key);
  };
  const write = (key: string, body: Readable | Buffer, maxBytes?: number) =>
    writeDurably({ root, incoming, path: pathOf(key) }, body, maxBytes);

  return {
    links,
    receive: write,
    pathOf,
    signUpload: async (link) => {
      checkStorageKey(link.key);
      return links.upload(link);
    },
    signDownload: async (key, expiresAt, options) => {
      checkStorageKey(key);
      return links.download(key, expiresAt, options);
    },
    put: async (key, body) => write(key, body),
    get: async (key, range) => orNull(readFile(pathOf(key), contentTypeOf(key), range)),
    head: async (key) => {
      const found = await orNull(stat(pathOf(key)));
      return found?.isFile() ? { sizeBytes: found.size, contentType: contentTypeOf(key) } : null;
    },
    delete: async (key) => rm(pathOf(key), { force: true }),
    deletePrefix: async (prefix) => rm(pathOf(prefix), { recursive: true, force: true }),
    close: async () => unlock(),
  };
}

async function readFile(path: string, contentType: string, range?: ByteRange): Promise<BlobContent> {
  const file = await open(path, 'r');
  try {
    const { size: sizeBytes } = await file.stat();
    return { stream: file.createReadStream(range), sizeBytes, contentType };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null;
    throw error;
  }
}
