import { errorCode } from './error-code.ts';
import { isProductErrorCode, PRODUCT_ERRORS } from './product-errors.ts';

/** Message shown when no better one is known. */
export const DEFAULT_ERROR_MESSAGE = 'Something went wrong.';

/** Message shown when a response does not match its schema. */
export const MALFORMED_RESPONSE = 'Malformed response.';

/** Message of a 412: the record has another entity tag than the one of the caller. */
export const OUTDATED_RECORD = 'Someone else changed this record after you opened it.';

/** Messages by HTTP status. Only those of 400 and 500 contain the number. */
export const STATUS_MESSAGES: Readonly<Record<number, string>> = {
  400: '400 Something went wrong.',
  401: 'Your session has expired. Please log in again.',
  403: 'You are not authorized to access this. Contact your admin to adjust your permissions.',
  404: 'Unable to find this resource on the server.',
  409: 'This action did not pass validation.',
  429: 'Too many requests were sent. Please try again shortly.',
  500: '500 Something went wrong.',
};

/** A failed request as the client received it. */
export interface FailedResponse {
  /** HTTP status; absent when no response arrived. */
  status?: number | undefined;
  /** Decoded JSON, or any other body. */
  body?: unknown;
}

/**
 * Returns the message to show for a failed request: that of a known code, else
 * that of the status, else {@link DEFAULT_ERROR_MESSAGE}.
 */
export function errorMessage({ status, body }: FailedResponse): string {
  const code = errorCode(body);
  if (isProductErrorCode(code)) return PRODUCT_ERRORS[code].message;
  return (status !== undefined && STATUS_MESSAGES[status]) || DEFAULT_ERROR_MESSAGE;
}
