import { errorBodySchema } from './error-body.ts';
import { errorCode } from './error-code.ts';
import { errorMessage, type FailedResponse } from './error-message.ts';
import { type ErrorSeverity, errorSeverity, isProductErrorCode, PRODUCT_ERRORS } from './product-errors.ts';

/** How a coded refusal is announced: a title, a sentence, and how loudly. @see ERR-056..059, N72 */
export interface ErrorNotice {
  severity: ErrorSeverity;
  name: string;
  message: string;
}

/**
 * The announcement of a refusal that carries a number: prominent for codes 12,
 * 18 and 108, else a warning with name and message. A number the product does
 * not know keeps the name it came with, 'Error 9999' without one.
 *
 * @returns undefined when the body carries no number; {@link errorMessage} then says it all
 * @see ERR-056..059, N72
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
