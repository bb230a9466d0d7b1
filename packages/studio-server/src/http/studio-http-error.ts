import { STATUS_CODES } from 'node:http';
import {
  DEFAULT_ERROR_MESSAGE,
  productErrorBody,
  STATUS_MESSAGES,
  type ErrorBody,
  type ProductErrorCode,
} from '@inspection-studio/domain';

/** A rejected value: its path (`payload.name`) and the problem. */
export interface InputIssue {
  path: string;
  message: string;
}

interface Details {
  /** Replaces the catalogue's message of the status; ignored with a product code. */
  message?: string;
  issues?: InputIssue[];
  /** When to try again, for the Retry-After header. */
  retryAfterSeconds?: number;
}

/** What a caller waits before trying again when nothing better is known. */
const RETRY_AFTER_SECONDS = 2;

/**
 * An error that is reported to the caller.
 *
 * Its words are the product code's, where there is one, else the status's.
 *
 * @see ERR-025..055
 */
export class StudioHttpError extends Error {
  override name = 'StudioHttpError';
  readonly status: number;
  readonly code: ProductErrorCode | undefined;
  readonly issues: readonly InputIssue[];
  /** Whole seconds, with 429 and 503 only. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, code?: ProductErrorCode, { message, issues = [], retryAfterSeconds }: Details = {}) {
    super(
      code === undefined
        ? (message ?? STATUS_MESSAGES[status] ?? DEFAULT_ERROR_MESSAGE)
        : productErrorBody(code).message,
    );
    this.status = status;
    this.code = code;
    this.issues = issues;
    this.retryAfterSeconds = retryAfterSeconds ?? (status === 503 ? RETRY_AFTER_SECONDS : undefined);
  }

  /** What travels to the caller. */
  get body(): ErrorBody & { issues?: readonly InputIssue[] } {
    const known =
      this.code === undefined
        ? { name: STATUS_CODES[this.status] ?? 'Error', message: this.message }
        : productErrorBody(this.code);
    return this.issues.length > 0 ? { ...known, issues: this.issues } : known;
  }
}

/** Unknown, or of another company: both look the same to the caller. */
export const notFound = () => new StudioHttpError(404);
