import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getTableName, sql } from 'drizzle-orm';
import { pack, type Pack } from 'tar-stream';
import type { Database } from '../database/open-database.ts';
import { transaction } from '../database/transaction.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { requireWritable } from '../writable-folder.ts';
import { companyCommand, recordCompanyEvent } from './company-events.ts';
import { readCompanyKeys, readCompanyRows } from './company-rows.ts';
import { COMPANY_TABLES } from './company-tables.ts';
import { requireCompany } from './find-company.ts';

const FORMAT = 1;
/** List of the storage keys among the temporary files. */
const KEYS = 'keys.txt';

/** Last entry of an exported archive. */
export interface ExportManifest {
  format: typeof FORMAT;
  /** Product version that wrote the archive. */
  version: string;
  created: string;
  companyId: string;
  /** Number of rows by table. */
  records: Record<string, number>;
  files: { path: string; sizeBytes: number; sha256: string }[];
  /** Storage keys of files that were registered but never uploaded. */
  missing: string[];
}

async function* inLines(rows: AsyncIterable<string>, counted: () => void): AsyncGenerator<string> {
  let isFirst = true;
  yield '[';
  for await (const row of rows) {
    yield `${isFirst ? '\n' : ',\n'}${row}`;
    isFirst = false;
    counted();
  }
  yield '\n]\n';
}

/** Writes the rows of each table to a JSON file of a folder, from one state of the database. */
const writeRecords = (db: Database, companyId: string, folder: string): Promise<Record<string, number>> =>
  transaction(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read read only`);
    const records: Record<string, number> = {};
    for (const source of COMPANY_TABLES.filter(({ isSecret }) => !isSecret)) {
      const name = getTableName(source.table);
      records[name] = 0;
      const lines = inLines(readCompanyRows(tx, source, companyId), () => (records[name]! += 1));
      await pipeline(Readable.from(lines), createWriteStream(join(folder, `${name}.json`), { mode: 0o600 }));
    }
    const keys = Readable.from(readCompanyKeys(tx, companyId)).map((key: string) => `${key}\n`);
    await pipeline(keys, createWriteStream(join(folder, KEYS), { mode: 0o600 }));
    return records;
  });

/** Adds a file to the archive and returns its checksum. */
async function addEntry(archive: Pack, name: string, sizeBytes: number, content: Readable): Promise<string> {
  const hash = createHash('sha256');
  const meter = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(content, meter, archive.entry({ name, size: sizeBytes, mode: 0o600 }));
  return hash.digest('hex');
}

async function fillArchive(archive: Pack, store: Pick<BlobStore, 'get'>, folder: string, manifest: ExportManifest) {
  const add = async (path: string, sizeBytes: number, content: Readable) => {
    manifest.files.push({ path, sizeBytes, sha256: await addEntry(archive, path, sizeBytes, content) });
  };
  for (const name of Object.keys(manifest.records)) {
    const path = join(folder, `${name}.json`);
    await add(`records/${name}.json`, (await stat(path)).size, createReadStream(path));
  }
  for await (const key of createInterface(createReadStream(join(folder, KEYS)))) {
    const file = await store.get(key);
    if (file) await add(`files/${key}`, file.sizeBytes, file.stream);
    else manifest.missing.push(key);
  }
  archive.entry({ name: 'manifest.json', mode: 0o600 }, JSON.stringify(manifest, null, 2));
  archive.finalize();
}

/**
 * Exports a company to `<folder>/<id>.tar`: each table as JSON in `records/`, each file in `files/`, and
 * `manifest.json` with sizes and checksums at the end. Sign-in data is left out. The archive appears when it is
 * complete and its audit event is stored, in place of an earlier one.
 *
 * @throws StartError without such a company, or when the folder cannot be written
 */
export async function exportCompany(
  db: Database,
  store: Pick<BlobStore, 'get'>,
  idOrName: string,
  folder: string,
  version: string,
): Promise<{ path: string; manifest: ExportManifest }> {
  const { id, name } = await requireCompany(db, idOrName);
  const path = join(folder, `${id}.tar`);
  requireWritable(folder, 'The folder', 'choose another one');
  const temporary = await mkdtemp(join(folder, `.${id}-`));
  try {
    const records = await writeRecords(db, id, temporary);
    const created = new Date().toISOString();
    const manifest: ExportManifest = {
      format: FORMAT,
      version,
      created,
      companyId: id,
      records,
      files: [],
      missing: [],
    };
    const archive = pack();
    const partial = join(temporary, 'archive.tar');
    const written = pipeline(archive, createWriteStream(partial, { mode: 0o600, flush: true }));
    // A failure to write must not leave the filling waiting for ever.
    await Promise.all([written, fillArchive(archive, store, temporary, manifest)]);
    const changes = [{ field: 'file', after: basename(path) }];
    await recordCompanyEvent(db, { id, name }, { action: 'download', changes, source: companyCommand('export') });
    await rename(partial, path);
    return { path, manifest };
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}
