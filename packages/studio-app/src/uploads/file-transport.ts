/** Request to store one file. */
export interface PutRequest {
  /** Short-lived URL from the file service. */
  url: string;
  file: Blob;
  contentType: string;
  /** Aborting rejects with the signal's reason. */
  signal: AbortSignal;
  /** Called repeatedly with the number of bytes sent so far. */
  onProgress: (uploadedBytes: number) => void;
}

/** Stores a file. Rejects with a {@link StorageError}. */
export type PutFile = (request: PutRequest) => Promise<void>;

/** The storage did not store a file. `status` is `null` without a response or after a timeout. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly status: number | null;
  readonly retryAfter: string | null;

  constructor(message: string, status: number | null = null, retryAfter: string | null = null) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
