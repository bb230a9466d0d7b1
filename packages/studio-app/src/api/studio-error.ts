import {
  DEFAULT_ERROR_MESSAGE,
  errorCode,
  errorMessage,
  type ErrorNotice,
  errorNotice,
  MALFORMED_RESPONSE,
} from '@inspection-studio/domain';

interface StudioErrorOptions {
  status?: number | undefined;
  /** Decoded body of the answer. */
  body?: unknown;
  /** Its Retry-After header. */
  retryAfter?: string | null | undefined;
  /** What happened, for the log. */
  cause?: unknown;
}

/**
 * A failed call as a person may read it.
 *
 * `message` is a sentence of the catalogue; what happened on the wire is in
 * `cause`, for the log.
 *
 * @see ERR-022..024, ERR-068..069, N110
 */
export class StudioError extends Error {
  override readonly name = 'StudioError';
  /** HTTP status, or `null` when no answer came. */
  readonly status: number | null;
  /** The product's code, or `null`. */
  readonly code: number | null;
  /** How a coded error is announced: title, sentence and how loudly; `null` without a code. */
  readonly notice: ErrorNotice | null;
  /** When the server asks to come back, as its header says; `null` when it does not. */
  readonly retryAfter: string | null;

  constructor(message: string, { status, body, retryAfter, cause }: StudioErrorOptions = {}) {
    super(message, { cause });
    this.status = status ?? null;
    this.code = errorCode(body) ?? null;
    this.notice = errorNotice({ status, body }) ?? null;
    this.retryAfter = retryAfter ?? null;
  }

  /** An answer other than success. */
  static fromAnswer(status: number, options: Omit<StudioErrorOptions, 'status'> = {}): StudioError {
    return new StudioError(errorMessage({ status, body: options.body }), { status, ...options });
  }

  /** An answer that does not have the agreed shape. */
  static malformed(cause: unknown): StudioError {
    return new StudioError(MALFORMED_RESPONSE, { cause });
  }

  /** Any error as one a person may read; a StudioError stays itself. */
  static from(error: unknown): StudioError {
    return error instanceof StudioError ? error : new StudioError(DEFAULT_ERROR_MESSAGE, { cause: error });
  }
}
