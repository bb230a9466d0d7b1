import type { Stats } from 'node:fs';
import { mkdir, open, opendir, rm, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { lockFolder } from '../folder-lock.ts';
import type { BlobContent, BlobInfo, BlobStore, ByteRange } from './blob-store.ts';
import { contentTypeOf } from './content-type.ts';
import { readOrCreateSecret } from './file-secret.ts';
import { createKeyLock } from './key-lock.ts';
import { createLinkSigner, type LinkSigner } from './local-links.ts';
import { checkStorageKey } from './storage-key.ts';
import { type Admit, createStagedBlocks, type StagedBlocks } from './staged-blocks.ts';
import { moveDurably, writeTemporary } from './write-durably.ts';

/** The local folder store. {@link registerLocalFiles} serves its URLs. */
export interface LocalStore extends BlobStore {
  links: LinkSigner;
  /** Like `put`, for uploads; discards staged blocks of the key. @throws TooLargeError above `maxBytes` */
  receive: (key: string, body: Readable, maxBytes: number, admit: Admit) => Promise<void>;
  /** Staged blocks of uploads in progress. */
  blocks: StagedBlocks;
  /** Assembles a file from its blocks. @throws UnknownBlockError, TooLargeError */
  commitBlocks: (key: string, ids: readonly string[], maxBytes: number, admit: Admit) => Promise<void>;
}

/**
 * Opens a store below `<dataDir>/files`, one file per key. Content types follow the
 * extension of the key ({@link contentTypeOf}). Partial files of interrupted uploads are
 * removed on opening; complete blocks stay.
 *
 * @throws StartError when another process uses the folder
 */
export async function openLocalStore(dataDir: string): Promise<LocalStore> {
  const root = join(dataDir, 'files');
  const unlock = lockFolder(root);
  const folders = { root, incoming: join(root, '.incoming') };
  const staging = join(root, '.staging');
  await rm(folders.incoming, { recursive: true, force: true });
  for (const folder of [folders.incoming, staging]) await mkdir(folder, { recursive: true, mode: 0o700 });
  const links = createLinkSigner(await readOrCreateSecret(join(dataDir, 'file-links.key')));
  const lock = createKeyLock();
  const blocks = createStagedBlocks(staging, folders, lock);

  const pathOf = (key: string) => {
    checkStorageKey(key);
    return join(root, key);
  };
  const head = async (key: string) => {
    const found = await orNull(stat(pathOf(key)));
    return found?.isFile() ? infoOf(key, found) : null;
  };

  return {
    links,
    blocks,
    pathOf,
    head,
    receive: async (key, body, maxBytes, admit) => {
      const path = pathOf(key);
      const temporary = await writeTemporary(folders, body, maxBytes);
      await lock(key, async () => {
        try {
          await admit();
        } catch (error) {
          await rm(temporary, { force: true });
          throw error;
        }
        await moveDurably(folders, temporary, path);
        await blocks.discard(key);
      });
    },
    commitBlocks: async (key, ids, maxBytes, admit) => blocks.commit(key, ids, pathOf(key), maxBytes, admit),
    holding: (key, work) => lock(key, work),
    signUpload: async (link) => {
      checkStorageKey(link.key);
      return links.upload(link);
    },
    signDownload: async (key, expiresAt, options) => {
      checkStorageKey(key);
      return links.download(key, expiresAt, options);
    },
    put: async (key, body) => moveDurably(folders, await writeTemporary(folders, body), pathOf(key)),
    get: async (key, range) => orNull(readFile(key, pathOf(key), range)),
    delete: async (key, ifEtag) =>
      lock(key, async () => {
        if (ifEtag === undefined || (await head(key))?.etag === ifEtag) await rm(pathOf(key), { force: true });
      }),
    deletePrefix: async (prefix) => rm(pathOf(prefix), { recursive: true, force: true }),
    list: async function* (prefix) {
      const folder = await orNull(opendir(pathOf(prefix), { recursive: true }));
      for await (const entry of folder ?? []) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        const key = relative(root, path).split(sep).join('/');
        const found = await orNull(stat(path));
        if (found) yield { key, modified: found.mtime, etag: infoOf(key, found).etag };
      }
    },
    sweepBlocks: blocks.sweep,
    close: async () => unlock(),
  };
}

const infoOf = (key: string, { size, mtimeMs }: Stats): BlobInfo => ({
  sizeBytes: size,
  contentType: contentTypeOf(key),
  etag: `"${size.toString(36)}-${mtimeMs.toString(36)}"`,
});

async function readFile(key: string, path: string, range?: ByteRange): Promise<BlobContent> {
  const file = await open(path, 'r');
  try {
    const info = infoOf(key, await file.stat());
    return { stream: file.createReadStream(range), ...info };
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
