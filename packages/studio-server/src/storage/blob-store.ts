import type { Readable } from 'node:stream';
import type { RecordedContent } from './file-damage.ts';

/** Byte range from `start` to `end`, zero-based and inclusive. `end` may be past the end of the file, `start` may not. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Metadata of a stored file. */
export interface BlobInfo {
  sizeBytes: number;
  contentType: string;
  /** ETag of the content, with quotes. */
  etag: string;
}

/** A stored file in a listing. */
export interface ListedBlob {
  key: string;
  modified: Date;
  /** Same as {@link BlobInfo.etag}. */
  etag: string;
}

/** Content of a stored file. `sizeBytes` is the size of the whole file, also for a range. */
export interface BlobContent extends BlobInfo {
  stream: Readable;
}

export interface UploadLink {
  key: string;
  contentType: string;
  maxBytes: number;
  expiresAt: Date;
}

export interface DownloadLinkOptions {
  /** File name under which browsers save the download. */
  fileName?: string;
  /** What the record of the file says. The local store sends no damaged file; Azure's links cannot check. */
  content?: RecordedContent;
}

/**
 * File storage: a local folder or Azure Blob Storage.
 *
 * A key is a path of plain names such as `projects/north-pier-7k2m4q/img-0467-….jpg`
 * ({@link isStorageKey}). Every method rejects invalid keys with a RangeError.
 * Files are written atomically.
 */
export interface BlobStore {
  /**
   * Signs a URL for uploading one file: PUT with the header `x-ms-blob-type: BlockBlob`, or
   * in blocks with `comp=block` and then `comp=blocklist` with `x-ms-blob-content-type`. GET
   * with `comp=blocklist` lists the staged blocks, including those of an earlier URL. Both
   * stores refuse bodies with another MD5 than in `Content-MD5`. Only the local store enforces size
   * and type, and `x-ms-blob-content-md5` of a file in blocks: check {@link head} afterwards.
   */
  signUpload: (link: UploadLink) => Promise<string>;
  /**
   * Runs work while uploads cannot replace the file of this key. The work must not write to
   * the key itself. Azure has no such lock.
   */
  holding: <T>(key: string, work: () => Promise<T>) => Promise<T>;
  /** Signs a URL for downloading the file until `expiresAt`. */
  signDownload: (key: string, expiresAt: Date, options?: DownloadLinkOptions) => Promise<string>;
  /** Stores or replaces a file. The file is durable when the promise resolves. */
  put: (key: string, body: Readable | Buffer, contentType: string) => Promise<void>;
  /** Returns null when the file does not exist. */
  get: (key: string, range?: ByteRange) => Promise<BlobContent | null>;
  /** Returns null when the file does not exist. */
  head: (key: string) => Promise<BlobInfo | null>;
  /**
   * Returns size and checksum of a stored file, or null when it does not exist. The local store computes the SHA-256 while
   * it writes a file, and otherwise reads the whole file. Azure returns its `md5:…`, or `etag:…` for files without one.
   *
   * @param maxAgeMs how long ago the bytes may have been written or read, if the file did not change; 0 reads it again.
   * @default any time
   */
  fingerprint: (key: string, maxAgeMs?: number) => Promise<RecordedContent | null>;
  /** Deletes a file; a missing file is no error. With `ifEtag`, deletes only matching content. */
  delete: (key: string, ifEtag?: string) => Promise<void>;
  /** Deletes every file whose key starts with `prefix/`. */
  deletePrefix: (prefix: string) => Promise<void>;
  /** Lists every file whose key starts with `prefix/`. */
  list: (prefix: string) => AsyncIterable<ListedBlob>;
  /** Deletes blocks untouched since a date. Azure does this automatically after a week. */
  sweepBlocks: (untouchedSince: Date) => Promise<void>;
  /** Returns the absolute path of a local file, which may not exist, or null for remote stores. */
  pathOf: (key: string) => string | null;
  /** Releases locks and connections. */
  close: () => Promise<void>;
}
