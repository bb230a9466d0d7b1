import type { Readable } from 'node:stream';

/** Bytes `start` to `end`, both zero-based and included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** What is known of a stored file without reading it. */
export interface BlobInfo {
  sizeBytes: number;
  contentType: string;
  /** Other bytes have another one; with its quotes. */
  etag: string;
}

/** A stored file as a listing tells it. */
export interface ListedBlob {
  key: string;
  modified: Date;
  /** As {@link BlobInfo} has it. */
  etag: string;
}

/** A stored file being read; `sizeBytes` is the whole file's, also when a range was asked for. */
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
  /** Makes the browser save the file under this name. */
  fileName?: string;
}

/**
 * Where files are kept: a folder of this machine, or Azure Blob Storage.
 *
 * A key is a path of plain names, `projects/north-pier-7k2m4q/img-0467-….jpg`
 * ({@link isStorageKey}); every method rejects with a RangeError on another.
 * A file is either there as a whole or not at all.
 */
export interface BlobStore {
  /**
   * Address a browser may PUT one file to, with the header `x-ms-blob-type: BlockBlob`,
   * or its blocks: `comp=block`, then `comp=blocklist` with `x-ms-blob-content-type`; a
   * GET with `comp=blocklist` tells which blocks wait, also those of an earlier address.
   * Size and type are enforced by the local store only: ask {@link head} afterwards.
   */
  signUpload: (link: UploadLink) => Promise<string>;
  /**
   * Runs work during which no upload can put other bytes in the place of a file: what it
   * finds stored stays until it ends. It must not write to the key. Azure has no such lock.
   */
  holding: <T>(key: string, work: () => Promise<T>) => Promise<T>;
  /** Address a browser may GET the file from until the moment given. */
  signDownload: (key: string, expiresAt: Date, options?: DownloadLinkOptions) => Promise<string>;
  /** Stores a file, replacing the one before; durable when it resolves. */
  put: (key: string, body: Readable | Buffer, contentType: string) => Promise<void>;
  /** Null when there is no such file. */
  get: (key: string, range?: ByteRange) => Promise<BlobContent | null>;
  /** Null when there is no such file. */
  head: (key: string) => Promise<BlobInfo | null>;
  /** Removing what is not there is no error; with `ifEtag` other bytes than those stay. */
  delete: (key: string, ifEtag?: string) => Promise<void>;
  /** Removes every file whose key starts with `prefix/`. */
  deletePrefix: (prefix: string) => Promise<void>;
  /** Every file whose key starts with `prefix/`. */
  list: (prefix: string) => AsyncIterable<ListedBlob>;
  /** Lets blocks go that nobody added to since a moment; Azure does so by itself, after a week. */
  sweepBlocks: (untouchedSince: Date) => Promise<void>;
  /** Absolute path of the file when it lies on this machine, else null; it may not exist. */
  pathOf: (key: string) => string | null;
  /** Lets go of what the store holds. */
  close: () => Promise<void>;
}
