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
  /** Decoded response body. */
  body?: unknown;
  /** Retry-After header of the response. */
  retryAfter?: string | null | undefined;
  /** Cause for the log. */
  cause?: unknown;
}

/**
 * A failed call with a message for users.
 *
 * `message` is a sentence of the error catalogue. `cause` has the technical details for the log.
 *
 * @see ERR-022..024, ERR-068..069, N110
 */
export class StudioError extends Error {
  override readonly name = 'StudioError';
  /** HTTP status, or `null` without a response. */
  readonly status: number | null;
  /** Product error code, or `null`. */
  readonly code: number | null;
  /** Title, sentence and severity of a coded error; `null` without a code. */
  readonly notice: ErrorNotice | null;
  /** Value of the Retry-After header, or `null`. */
  readonly retryAfter: string | null;

  constructor(message: string, { status, body, retryAfter, cause }: StudioErrorOptions = {}) {
    super(message, { cause });
    this.status = status ?? null;
    this.code = errorCode(body) ?? null;
    this.notice = errorNotice({ status, body }) ?? null;
    this.retryAfter = retryAfter ?? null;
  }

  /** Creates an error from an unsuccessful response. */
  static fromAnswer(status: number, options: Omit<StudioErrorOptions, 'status'> = {}): StudioError {
    return new StudioError(errorMessage({ status, body: options.body }), { status, ...options });
  }

  /** Creates an error for a response that does not match its schema. */
  static malformed(cause: unknown): StudioError {
    return new StudioError(MALFORMED_RESPONSE, { cause });
  }

  /** Converts any error to a StudioError; returns a StudioError unchanged. */
  static from(error: unknown): StudioError {
    return error instanceof StudioError ? error : new StudioError(DEFAULT_ERROR_MESSAGE, { cause: error });
  }
}
