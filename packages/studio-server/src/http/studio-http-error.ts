import { STATUS_CODES } from 'node:http';
import {
  DEFAULT_ERROR_MESSAGE,
  productErrorBody,
  STATUS_MESSAGES,
  type ErrorBody,
  type LastEdit,
  type ProductErrorCode,
} from '@inspection-studio/domain/errors';

/** A rejected value: its path (`payload.name`) and the problem. */
export interface InputIssue {
  path: string;
  message: string;
}

/** Maximum number of records that an error names; a site can have thousands. */
export const NAMED_MAX = 5;

interface Details {
  /** Overrides the standard message of the status; ignored with a product code. */
  message?: string;
  issues?: InputIssue[];
  /** Who changed the record meanwhile, for 412 only. */
  changed?: LastEdit | null;
  /** Seconds for the Retry-After header. */
  retryAfterSeconds?: number;
  /** Methods for the Allow header of a 405. */
  allowedMethods?: readonly string[];
}

/** Default for Retry-After, in seconds. */
const RETRY_AFTER_SECONDS = 2;

/**
 * An error that is reported to the caller.
 *
 * Its message is that of the product code, if any, else that of the status.
 */
export class StudioHttpError extends Error {
  override name = 'StudioHttpError';
  readonly status: number;
  readonly code: ProductErrorCode | undefined;
  readonly issues: readonly InputIssue[];
  /** Who changed the record meanwhile; null when unknown, undefined for other errors. */
  readonly changed: LastEdit | null | undefined;
  /** Seconds until a retry, for 429 and 503 only. */
  readonly retryAfterSeconds: number | undefined;

  /** Methods of the path, for 405 only. */
  readonly allowedMethods: readonly string[] | undefined;

  constructor(status: number, code?: ProductErrorCode, details: Details = {}) {
    const { message, issues = [], changed, retryAfterSeconds, allowedMethods } = details;
    super(
      code === undefined
        ? (message ?? STATUS_MESSAGES[status] ?? DEFAULT_ERROR_MESSAGE)
        : productErrorBody(code).message,
    );
    this.status = status;
    this.code = code;
    this.issues = issues;
    this.allowedMethods = allowedMethods;
    this.changed = changed;
    this.retryAfterSeconds = retryAfterSeconds ?? (status === 503 ? RETRY_AFTER_SECONDS : undefined);
  }

  /** Response body. */
  get body(): ErrorBody & { issues?: readonly InputIssue[]; changed?: LastEdit | null } {
    const known =
      this.code === undefined
        ? { name: STATUS_CODES[this.status] ?? 'Error', message: this.message }
        : productErrorBody(this.code);
    return {
      ...known,
      ...(this.issues.length > 0 && { issues: this.issues }),
      ...(this.changed !== undefined && { changed: this.changed }),
    };
  }
}

/** An error whose message is a sentence for users: the app shows it as it is. */
export const explained = (status: number, message: string, retryAfterSeconds?: number): StudioHttpError =>
  new StudioHttpError(status, undefined, {
    message,
    issues: [{ path: 'payload', message }],
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });

/** 404 for an unknown record or one of another company, which look the same to the caller. */
export const notFound = () => new StudioHttpError(404);
