import { errorBodySchema } from './error-body.ts';
import { errorCode } from './error-code.ts';
import { errorMessage, type FailedResponse } from './error-message.ts';
import { type ErrorSeverity, errorSeverity, isProductErrorCode, PRODUCT_ERRORS } from './product-errors.ts';

/** How an error with a code is shown: title, sentence and severity. */
export interface ErrorNotice {
  severity: ErrorSeverity;
  name: string;
  message: string;
}

/**
 * Returns the notice of an error that has a code: prominent for codes 12, 18
 * and 108, otherwise a warning with name and message. An unknown code keeps the
 * name of the response, or is titled 'Error 9999'.
 *
 * @returns undefined when the body has no code; show {@link errorMessage} instead
 */
export function errorNotice({ status, body }: FailedResponse): ErrorNotice | undefined {
  const code = errorCode(body);
  if (code === undefined) return undefined;
  const given = isProductErrorCode(code) ? PRODUCT_ERRORS[code] : errorBodySchema.safeParse(body).data;
  return {
    severity: errorSeverity(code),
    name: given?.name || `Error ${code}`,
    message: errorMessage({ status, body }),
  };
}
