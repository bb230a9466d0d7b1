import { InvalidQueryError } from '@inspection-studio/domain';
import { IssuerUnreachableError } from '../identity/token-verifier.ts';
import { StudioHttpError } from './studio-http-error.ts';

const UNREADABLE_STATUSES = [400, 408, 413, 415, 429, 503];

/** Status of an error of the HTTP library: bodies that are cut off, too large, of a strange type, too late. */
function libraryStatus(error: unknown): number | undefined {
  const status = (error as { statusCode?: unknown } | null | undefined)?.statusCode;
  return typeof status === 'number' && UNREADABLE_STATUSES.includes(status) ? status : undefined;
}

/**
 * The refusal that any thrown thing becomes.
 *
 * Filters and orders that cannot be read are 400 with a sentence; what the
 * HTTP library refuses keeps its status; everything else is 500 and says
 * nothing of its inside.
 */
export function toHttpError(error: unknown): StudioHttpError {
  if (error instanceof StudioHttpError) return error;
  if (error instanceof InvalidQueryError) {
    return new StudioHttpError(400, undefined, { issues: [{ path: 'query', message: error.message }] });
  }
  if (error instanceof IssuerUnreachableError) return new StudioHttpError(503);
  return new StudioHttpError(libraryStatus(error) ?? 500);
}
