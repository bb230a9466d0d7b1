import { errorBodySchema } from './error-body.ts';
import { type ErrorSeverity, errorSeverity, isProductErrorCode, PRODUCT_ERRORS } from './product-errors.ts';

/** What a person reads when nothing better is known. @see spec 2 §8 "General" */
export const DEFAULT_ERROR_MESSAGE = 'Something went wrong.';

/** What a person reads when an answer does not have the agreed shape. @see spec 2 §8 "General" */
export const MALFORMED_RESPONSE = 'Malformed response.';

/** Messages by HTTP status. @see spec 2 §8 "By HTTP status" */
export const STATUS_MESSAGES: Readonly<Record<number, string>> = {
  400: '400 Something went wrong.',
  401: 'Your session has expired. Please log in again.',
  403: 'You are not authorized to access this. Contact your admin to adjust your permissions.',
  404: 'Unable to find this resource on the server.',
  409: 'This action did not pass validation.',
  429: 'Too many requests were sent. Please try again shortly.',
  500: '500 Something went wrong.',
};

/** A refused call as the client received it. */
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
 * @see spec 2 §8 "General"
 */
export function errorMessage({ status, body }: FailedResponse): string {
  const code = errorCode(body);
  if (isProductErrorCode(code)) return PRODUCT_ERRORS[code].message;
  return (status !== undefined && STATUS_MESSAGES[status]) || DEFAULT_ERROR_MESSAGE;
}

/** How a coded refusal is announced. */
export interface ErrorNotice {
  severity: ErrorSeverity;
  /** Title. */
  name: string;
  message: string;
}

/**
 * The announcement of a refusal that carries a number: prominent for codes 12,
 * 18 and 108, else a warning with name and message.
 *
 * @returns undefined when the body carries no number; {@link errorMessage} then says it all
 * @see spec 2 §8
 */
export function errorNotice({ status, body }: FailedResponse): ErrorNotice | undefined {
  const code = errorCode(body);
  if (code === undefined) return undefined;
  const { name } = isProductErrorCode(code) ? PRODUCT_ERRORS[code] : errorBodySchema.parse(body);
  return { severity: errorSeverity(code), name, message: errorMessage({ status, body }) };
}

function errorCode(body: unknown): number | undefined {
  return errorBodySchema.safeParse(body).data?.code;
}
