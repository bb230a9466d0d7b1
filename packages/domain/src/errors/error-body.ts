import * as z from 'zod/mini';
import { PRODUCT_ERRORS, type ProductErrorCode } from './product-errors.ts';

/**
 * Body of every refused call. `code` is one of the product's codes when the
 * refusal has one; `name` is a short title, `message` a sentence.
 *
 * @see ERR-022
 */
export const errorBodySchema = z.object({
  code: z.optional(z.int()),
  name: z.string(),
  message: z.string(),
});
/** What {@link errorBodySchema} reads. */
export type ErrorBody = z.output<typeof errorBodySchema>;

/** The body that a product code travels in. @see ERR-032..055 */
export function productErrorBody(code: ProductErrorCode): Required<ErrorBody> {
  return { code, ...PRODUCT_ERRORS[code] };
}
