/** One file on its way to the storage. */
export interface PutRequest {
  /** Short-lived address, as the file service gave it. */
  url: string;
  file: Blob;
  contentType: string;
  /** Aborting rejects with the signal's reason. */
  signal: AbortSignal;
  /** Called now and then with the bytes that left so far. */
  onProgress: (uploadedBytes: number) => void;
}

/** Stores a file; rejects with a {@link StorageError}. */
export type PutFile = (request: PutRequest) => Promise<void>;

/** The storage did not take a file; `status` is `null` when no answer came, or not in time. */
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
