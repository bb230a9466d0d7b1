import { InvalidQueryError } from '@inspection-studio/domain/query';
import { isTemporaryDatabaseFailure } from '../database/is-temporary-failure.ts';
import { IssuerUnreachableError } from '../identity/token-verifier.ts';
import { StudioHttpError } from './studio-http-error.ts';

/** Codes of HTTP library errors, and of a client that disconnected while sending a body. */
const LIBRARY_CODE = /^(FST_|ECONNRESET$)/;

/**
 * Returns the status of an HTTP library error: a truncated, too large or unsupported body, a
 * malformed URL, a timeout. Statuses of other errors, such as storage calls, are not exposed.
 */
function libraryStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error) || !('code' in error)) return undefined;
  const { code, statusCode } = error;
  if (typeof code !== 'string' || typeof statusCode !== 'number' || !LIBRARY_CODE.test(code)) return undefined;
  return statusCode < 500 || statusCode === 503 ? statusCode : undefined;
}

/** SQLSTATEs of text that the database cannot store, such as a NUL. */
const UNSTORABLE_TEXT: readonly unknown[] = ['22021', '22P05'];

const isUnstorableText = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  UNSTORABLE_TEXT.includes(error.cause.code);

/**
 * Converts any thrown value to an HTTP error.
 *
 * Invalid filters and sort keys become 400 with a message. HTTP library errors keep their status.
 * Text that the database cannot store becomes 400, an unavailable database 503, and everything
 * else 500 without details.
 */
export function toHttpError(error: unknown): StudioHttpError {
  if (error instanceof StudioHttpError) return error;
  if (error instanceof InvalidQueryError) {
    return new StudioHttpError(400, undefined, { issues: [{ path: 'query', message: error.message }] });
  }
  if (error instanceof IssuerUnreachableError) return new StudioHttpError(503);
  if (isTemporaryDatabaseFailure(error)) return new StudioHttpError(503);
  if (isUnstorableText(error)) return new StudioHttpError(400);
  return new StudioHttpError(libraryStatus(error) ?? 500);
}
