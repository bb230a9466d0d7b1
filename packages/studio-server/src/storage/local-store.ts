import type { Stats } from 'node:fs';
import { mkdir, open, opendir, rm, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { lockFolder } from '../folder-lock.ts';
import { createArrivals } from './arrivals.ts';
import type { BlobContent, BlobInfo, BlobStore, ByteRange } from './blob-store.ts';
import { contentTypeOf } from './content-type.ts';
import { createDisk, type Disk, type ReadDisk, withRoom } from './disk-space.ts';
import { openKeyringFile } from './file-secret.ts';
import { createKeyLock } from './key-lock.ts';
import { createLocalChecksums, etagOf } from './local-checksums.ts';
import { createLinkSigner, type LinkSigner } from './local-links.ts';
import { checkStorageKey } from './storage-key.ts';
import { type BlockSequence, createStagedBlocks, type StagedBlocks } from './staged-blocks.ts';
import { createWriteCheck } from './write-check.ts';
import { type Admit, admitOrRemove, type BodyLimits, moveDurably, writeTemporary } from './write-durably.ts';

/** Secret that signs file links, in the data folder. */
export const FILE_LINKS_KEY = 'file-links.key';

/** The local folder store. {@link registerLocalFiles} serves its URLs. */
export interface LocalStore extends BlobStore {
  links: LinkSigner;
  /**
   * Like `put`, for uploads; discards staged blocks of the key. A newer body of the same key ends the one that is arriving.
   *
   * @param limits the disk has to have room for `maxBytes`; see {@link Disk.reserve}
   * @param admit runs before the bytes are read, and again before they replace the file
   * @throws TooLargeError above `maxBytes`
   * @throws Md5MismatchError when all bytes have arrived
   * @throws DiskFullError before or while the bytes arrive
   */
  receive: (key: string, body: Readable, limits: BodyLimits, admit: Admit) => Promise<void>;
  /** Staged blocks of uploads in progress. */
  blocks: StagedBlocks;
  /** The file system of the folder. */
  disk: Disk;
  /** Private folder for incomplete files, also those of forms. Emptied when the store opens. */
  incomingFolder: string;
  /** Rejects when no file can be stored; see {@link createWriteCheck}. */
  checkWritable: () => Promise<void>;
  /** Assembles a file from its blocks. @throws UnknownBlockError, TooLargeError, Md5MismatchError, DiskFullError */
  commitBlocks: (key: string, sequence: BlockSequence, maxBytes: number, admit: Admit) => Promise<void>;
}

/**
 * Opens a store below `<dataDir>/files`, one file per key. Content types follow the
 * extension of the key ({@link contentTypeOf}). Partial files of interrupted uploads are
 * removed on opening; complete blocks stay.
 *
 * @param readDisk reads the free space of the folder's file system
 * @throws StartError when another process uses the folder
 */
export async function openLocalStore(dataDir: string, readDisk?: ReadDisk): Promise<LocalStore> {
  const root = join(dataDir, 'files');
  const unlock = lockFolder(root);
  const folders = { root, incoming: join(root, '.incoming') };
  const staging = join(root, '.staging');
  await rm(folders.incoming, { recursive: true, force: true });
  for (const folder of [folders.incoming, staging]) await mkdir(folder, { recursive: true, mode: 0o700 });
  const { current, ...others } = await openKeyringFile(join(dataDir, FILE_LINKS_KEY));
  const links = createLinkSigner(current, others);
  const lock = createKeyLock();
  const disk = createDisk(root, readDisk);
  const blocks = createStagedBlocks(staging, folders, { lock, disk });
  const arrivals = createArrivals();
  const checksums = createLocalChecksums();

  const pathOf = (key: string) => {
    checkStorageKey(key);
    return join(root, key);
  };
  const find = async (key: string) => {
    const found = await orNull(stat(pathOf(key)));
    return found?.isFile() ? found : null;
  };
  const head = async (key: string) => {
    const found = await find(key);
    return found && infoOf(key, found);
  };

  return {
    links,
    blocks,
    disk,
    incomingFolder: folders.incoming,
    checkWritable: createWriteCheck(folders.incoming),
    pathOf,
    head,
    fingerprint: async (key, maxAgeMs = Infinity) => {
      const found = await find(key);
      return found && orNull(checksums.of(key, pathOf(key), found, maxAgeMs));
    },
    receive: async (key, body, limits, admit) => {
      const path = pathOf(key);
      await arrivals.receive(key, body, async () => {
        await admit();
        const temporary = await withRoom(disk, limits.maxBytes, (nextStep) =>
          writeTemporary(folders, body, { ...limits, nextStep }),
        );
        await lock(key, async () => {
          await admitOrRemove(admit, temporary);
          await moveDurably(folders, temporary, path);
          checksums.note(key, temporary);
          await blocks.discard(key);
        });
      });
    },
    commitBlocks: async (key, sequence, maxBytes, admit) => {
      const written = await blocks.commit(key, sequence, pathOf(key), maxBytes, admit);
      if (written) checksums.note(key, written);
    },
    holding: (key, work) => lock(key, work),
    signUpload: async (link) => {
      checkStorageKey(link.key);
      return links.upload(link);
    },
    signDownload: async (key, expiresAt, options) => {
      checkStorageKey(key);
      return links.download(key, expiresAt, options);
    },
    put: async (key, body) => {
      const path = pathOf(key);
      const temporary = await writeTemporary(folders, body);
      await moveDurably(folders, temporary, path);
      checksums.note(key, temporary);
    },
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

const infoOf = (key: string, found: Stats): BlobInfo => ({
  sizeBytes: found.size,
  contentType: contentTypeOf(key),
  etag: etagOf(found),
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
