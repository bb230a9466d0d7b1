import { InvalidQueryError } from '@inspection-studio/domain';
import { isTemporaryDatabaseFailure } from '../database/is-temporary-failure.ts';
import { IssuerUnreachableError } from '../identity/token-verifier.ts';
import { StudioHttpError } from './studio-http-error.ts';

/** Codes of the HTTP library's own errors, and of a caller that went away in the middle of a body. */
const LIBRARY_CODE = /^(FST_|ECONNRESET$)/;

/**
 * Status of a request that the HTTP library refuses: a body that is cut off,
 * too large or of a strange type, an address that cannot be read, an answer
 * that takes too long. Errors of other parts carry statuses of their own calls,
 * which are none of the caller's business.
 */
function libraryStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error) || !('code' in error)) return undefined;
  const { code, statusCode } = error;
  if (typeof code !== 'string' || typeof statusCode !== 'number' || !LIBRARY_CODE.test(code)) return undefined;
  return statusCode < 500 || statusCode === 503 ? statusCode : undefined;
}

/** SQLSTATEs of text that the database cannot hold, such as a NUL. */
const UNSTORABLE_TEXT: readonly unknown[] = ['22021', '22P05'];

const isUnstorableText = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  UNSTORABLE_TEXT.includes(error.cause.code);

/**
 * The refusal that any thrown thing becomes.
 *
 * Filters and orders that cannot be read are 400 with a sentence; what the
 * HTTP library refuses keeps its status; text that the database cannot hold is
 * 400; a database that is away or too busy is 503; everything else is 500 and says nothing of its inside.
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
