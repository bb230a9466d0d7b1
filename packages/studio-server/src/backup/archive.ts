import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, stat } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { Transform, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';
import * as z from 'zod';
import { StartError } from '../start-error.ts';

const MANIFEST = 'manifest.json';
const FOLDER = 'data/';
const FORMAT = 1;

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** Product version that wrote the archive. */
  version: z.string(),
  created: z.iso.datetime(),
  files: z.array(z.object({ path: z.string(), sizeBytes: z.number(), sha256: z.string() })),
});
/** Manifest of an archive, stored as its last entry. */
export type Manifest = z.output<typeof manifestSchema>;

/** Runtime files that are not part of the data, and tiles of images, which are made again. */
const LEFT_OUT = [/^run$/, /\.lock(\.pid|-journal)?$/, /^files\/\.incoming$/, /^files\/pyramids$/];

/**
 * Writes a folder to a tar archive, directories first, with the checksum of every
 * file at the end. The folder must not change meanwhile.
 */
export async function writeArchive(
  folder: string,
  archivePath: string,
  version: string,
  created: Date,
): Promise<Manifest> {
  const archive = pack();
  const written = pipeline(archive, createWriteStream(archivePath, { flags: 'wx', mode: 0o600, flush: true }));
  // Avoids an unhandled rejection when the disk is full; `written` is awaited below.
  written.catch(() => undefined);
  const files: Manifest['files'] = [];

  const addFile = async (path: string) => {
    const { size, mtime } = await stat(join(folder, path));
    const entry = archive.entry({ name: FOLDER + path, size, mtime, mode: 0o600 });
    const { hash, meter } = hashing();
    await pipeline(createReadStream(join(folder, path)), meter, entry);
    files.push({ path, sizeBytes: size, sha256: hash.digest('hex') });
  };
  const addFolder = async (path: string): Promise<void> => {
    for (const entry of await readdir(join(folder, path), { withFileTypes: true })) {
      const inner = posix.join(path, entry.name);
      if (LEFT_OUT.some((pattern) => pattern.test(inner))) continue;
      if (entry.isFile()) await addFile(inner);
      if (!entry.isDirectory()) continue;
      archive.entry({ name: `${FOLDER}${inner}/`, type: 'directory', mode: 0o700 });
      await addFolder(inner);
    }
  };

  const manifest = { format: FORMAT, version, created: created.toISOString(), files } as const;
  const write = async () => {
    await addFolder('');
    archive.entry({ name: MANIFEST, mode: 0o600 }, JSON.stringify(manifest));
    archive.finalize();
  };
  await Promise.race([write(), written.then(() => new Promise<never>(() => undefined))]);
  await written;
  return manifest;
}

/**
 * Extracts an archive to a folder and verifies the checksum of every file.
 *
 * @param folder null verifies only
 * @throws StartError when the archive is foreign, truncated or modified
 */
export async function readArchive(archivePath: string, folder: string | null): Promise<Manifest> {
  const seen = new Map<string, { sizeBytes: number; sha256: string }>();
  let manifest: Manifest | undefined;
  const entries = extract();
  const reading = pipeline(createReadStream(archivePath), entries);
  // A truncated archive can end while a file is being opened: its entry then reports neither data nor an end.
  const broken = new AbortController();
  reading.catch((error: unknown) => broken.abort(error));
  for await (const entry of entries) {
    const { name, type, size } = entry.header;
    if (name === MANIFEST) {
      manifest = manifestSchema.parse(JSON.parse(await text(entry)));
      continue;
    }
    const path = pathInside(name);
    if (type === 'directory') {
      if (folder !== null) await mkdir(join(folder, path), { recursive: true, mode: 0o700 });
      entry.resume();
      continue;
    }
    const { hash, meter } = hashing();
    const file = folder === null ? discarding() : await fileToWrite(join(folder, path));
    await pipeline(entry, meter, file, { signal: broken.signal }).catch((error: unknown) => {
      throw broken.signal.aborted ? broken.signal.reason : error;
    });
    seen.set(path, { sizeBytes: size, sha256: hash.digest('hex') });
  }
  await reading;
  if (!manifest) throw new StartError('The archive is truncated: its manifest is missing.');
  compare(manifest, seen);
  return manifest;
}

function compare({ files }: Manifest, seen: ReadonlyMap<string, { sizeBytes: number; sha256: string }>) {
  const changed = files.find(({ path, sizeBytes, sha256 }) => {
    const file = seen.get(path);
    return file?.sizeBytes !== sizeBytes || file.sha256 !== sha256;
  });
  if (changed) throw new StartError(`The archive is damaged: ${changed.path} differs from what was backed up.`);
  if (files.length !== seen.size)
    throw new StartError('The archive is damaged: it contains files that were not backed up.');
}

/** @throws StartError when the name points outside the folder */
function pathInside(name: string): string {
  const path = posix.normalize(name.slice(FOLDER.length));
  const isInside =
    name.startsWith(FOLDER) && !path.startsWith('/') && !path.split('/').includes('..') && !path.includes('\\');
  if (!isInside) throw new StartError(`The archive was not made by this product: it contains ${JSON.stringify(name)}.`);
  return path;
}

async function fileToWrite(path: string) {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, 'wx', 0o600);
  return file.createWriteStream({ flush: true });
}

/** Creates a stream that keeps nothing. */
const discarding = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Creates a pass-through stream that computes a checksum. */
function hashing() {
  const hash = createHash('sha256');
  const meter = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { hash, meter };
}
