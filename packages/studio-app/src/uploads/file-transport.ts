import { STORAGE_CHECKSUM } from '@inspection-studio/domain/calls';
import { errorBodySchema, requestFailedText } from '@inspection-studio/domain/errors';
import type { OpenHashing } from './checksums/file-hashing.ts';

/** Request to store one file. */
export interface PutRequest {
  /** Short-lived URL from the file service. */
  url: string;
  file: File;
  contentType: string;
  /** Whether the storage may have parts of the file from an earlier request. Asking it takes a round trip. */
  isRepeated: boolean;
  /** Aborting rejects with the signal's reason. */
  signal: AbortSignal;
  /** Called repeatedly with the number of bytes sent so far. */
  onProgress: (uploadedBytes: number) => void;
  /** Called when the storage has a part of the file, which a repeated request does not send again. */
  onPartStored: () => void;
}

/** Stores a file. Rejects with a {@link StorageError}. */
export type PutFile = (request: PutRequest) => Promise<void>;

/** A request to the storage. */
export interface StorageRequest {
  method: 'GET' | 'PUT';
  /** Short-lived URL from the file service, with the query of the operation. */
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: Blob | string;
  /** Aborting rejects with the signal's reason. */
  signal: AbortSignal;
  /** Called repeatedly with the number of bytes sent so far. */
  onProgress?: (uploadedBytes: number) => void;
}

/** Sends a request to the storage and returns the text of the response. Rejects with a {@link StorageError}. */
export type RequestStorage = (request: StorageRequest) => Promise<string>;

/** How files are hashed and sent. */
export interface PutOptions {
  openHashing: OpenHashing;
  requestStorage: RequestStorage;
}

/** The storage did not store a file. `status` is `null` without a response or after a timeout. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly status: number | null;
  readonly retryAfter: string | null;
  /** The sentence of the response for users; `null` when it has none, as at Azure. */
  readonly answer: string | null;
  /** Whether other bytes arrived than were sent. */
  readonly isMismatch: boolean;

  constructor(
    message: string,
    status: number | null = null,
    retryAfter: string | null = null,
    answer: string | null = null,
    isMismatch = false,
  ) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
    this.answer = answer;
    this.isMismatch = isMismatch;
  }
}

/** A response of the storage other than 2xx. */
interface Refusal {
  status: number;
  retryAfter: string | null;
  text: string;
}

/** Returns the error of a request that was refused. @param shownUrl its URL without the signature */
export function refusedError(method: string, shownUrl: string, { status, retryAfter, text }: Refusal): StorageError {
  const isMismatch = status === MISMATCH_STATUS && text.includes(STORAGE_CHECKSUM.mismatch);
  const message = requestFailedText(status, method, shownUrl);
  return new StorageError(message, status, retryAfter, answerOf(text), isMismatch);
}

const MISMATCH_STATUS = 400;

/** Reads the sentence of an error response of the studio. Azure answers XML. */
function answerOf(text: string): string | null {
  try {
    return errorBodySchema.parse(JSON.parse(text)).message;
  } catch {
    return null;
  }
}
