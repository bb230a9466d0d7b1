import { errorCode } from './error-code.ts';
import { isProductErrorCode, PRODUCT_ERRORS } from './product-errors.ts';

/** What a person reads when nothing better is known. @see ERR-014 */
export const DEFAULT_ERROR_MESSAGE = 'Something went wrong.';

/** What a person reads when an answer does not have the agreed shape. @see ERR-015, N09 */
export const MALFORMED_RESPONSE = 'Malformed response.';

/** Messages by HTTP status; the number is part of the text for 400 and 500 only (N08). @see ERR-025..031 */
export const STATUS_MESSAGES: Readonly<Record<number, string>> = {
  400: '400 Something went wrong.',
  401: 'Your session has expired. Please log in again.',
  403: 'You are not authorized to access this. Contact your admin to adjust your permissions.',
  404: 'Unable to find this resource on the server.',
  409: 'This action did not pass validation.',
  429: 'Too many requests were sent. Please try again shortly.',
  500: '500 Something went wrong.',
};

/** A refused call as the client received it. @see ERR-022..024 */
export interface FailedResponse {
  /** HTTP status; absent when no answer came. */
  status?: number | undefined;
  /** Decoded JSON, or whatever else the body was. */
  body?: unknown;
}

/**
 * What a person reads about a refused call: the message of a known code, else
 * the message of the status, else {@link DEFAULT_ERROR_MESSAGE}.
 *
 * @see ERR-022..024
 */
export function errorMessage({ status, body }: FailedResponse): string {
  const code = errorCode(body);
  if (isProductErrorCode(code)) return PRODUCT_ERRORS[code].message;
  return (status !== undefined && STATUS_MESSAGES[status]) || DEFAULT_ERROR_MESSAGE;
}
