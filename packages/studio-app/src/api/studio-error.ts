import {
  DEFAULT_ERROR_MESSAGE,
  errorCode,
  errorIssues,
  errorMessage,
  type ErrorNotice,
  errorNotice,
  type LastEdit,
  lastEditSchema,
  OUTDATED_RECORD,
  MALFORMED_RESPONSE,
} from '@inspection-studio/domain/errors';

/** Shown while the server does not respond. Calls that only read are sent again automatically. */
export const UNREACHABLE_MESSAGE = "Can't reach the studio. Retrying…";

/** Shown for a change that the server did not respond to. Changes are never sent again automatically. */
const UNREACHABLE_CHANGE_MESSAGE = "Can't reach the studio. Try again when it is back.";

/** Statuses whose issues are sentences for users. The issues of 400 are about values of the call. */
const EXPLAINED: readonly (number | undefined)[] = [403, 409, 503, 507];

interface StudioErrorOptions {
  status?: number | undefined;
  /** Decoded response body. */
  body?: unknown;
  /** Retry-After header of the response. */
  retryAfter?: string | null | undefined;
  /** Whether the server does not respond. */
  isUnreachable?: boolean;
  /** Cause for the log. */
  cause?: unknown;
}

function changedOf(body: unknown): LastEdit | null {
  if (typeof body !== 'object' || body === null || !('changed' in body)) return null;
  return lastEditSchema.safeParse(body.changed).data ?? null;
}

/**
 * A failed call with a message for users.
 *
 * `message` is a sentence of the error catalogue. `cause` has the technical details for the log.
 */
export class StudioError extends Error {
  override readonly name = 'StudioError';
  /** HTTP status, or `null` without a response. */
  readonly status: number | null;
  /** Product error code, or `null`. */
  readonly code: number | null;
  /** Title, sentence and severity of a coded error; `null` without a code. */
  readonly notice: ErrorNotice | null;
  /** Who changed the record meanwhile, when the call was refused with 412; `null` when unknown. */
  readonly changed: LastEdit | null;
  /** Value of the Retry-After header, or `null`. */
  readonly retryAfter: string | null;
  /** Sentences for users about what exactly is refused, with a status of {@link EXPLAINED} only; may be empty. */
  readonly reasons: readonly string[];
  /** Whether the server does not respond. */
  readonly isUnreachable: boolean;

  constructor(message: string, { status, body, retryAfter, isUnreachable, cause }: StudioErrorOptions = {}) {
    super(message, { cause });
    this.status = status ?? null;
    this.code = errorCode(body) ?? null;
    this.notice = errorNotice({ status, body }) ?? null;
    this.changed = changedOf(body);
    this.retryAfter = retryAfter ?? null;
    this.reasons = EXPLAINED.includes(status) ? errorIssues(body).map((issue) => issue.message) : [];
    this.isUnreachable = isUnreachable ?? false;
  }

  /** Creates an error from an unsuccessful response. */
  static fromAnswer(status: number, options: Omit<StudioErrorOptions, 'status'> = {}): StudioError {
    const message = status === 412 ? OUTDATED_RECORD : errorMessage({ status, body: options.body });
    return new StudioError(message, { status, ...options });
  }

  /** Creates an error for a response that does not match its schema. */
  static malformed(cause: unknown): StudioError {
    return new StudioError(MALFORMED_RESPONSE, { cause });
  }

  /** Creates an error for a call that the server did not respond to. */
  static unreachable({ isRead, status, cause }: Pick<StudioErrorOptions, 'status' | 'cause'> & { isRead: boolean }) {
    const message = isRead ? UNREACHABLE_MESSAGE : UNREACHABLE_CHANGE_MESSAGE;
    return new StudioError(message, { status, isUnreachable: true, cause });
  }

  /** Converts any error to a StudioError; returns a StudioError unchanged. */
  static from(error: unknown): StudioError {
    return error instanceof StudioError ? error : new StudioError(DEFAULT_ERROR_MESSAGE, { cause: error });
  }
}
