import * as z from 'zod/mini';
import { PRODUCT_ERRORS, type ProductErrorCode } from './product-errors.ts';

/**
 * Body of every error response. `code` is a product error code if the error
 * has one; `name` is a short title, `message` a sentence.
 */
export const errorBodySchema = z.object({
  code: z.optional(z.int()),
  name: z.string(),
  message: z.string(),
});
/** The output of {@link errorBodySchema}. */
export type ErrorBody = z.output<typeof errorBodySchema>;

/**
 * The last edit of a record. The body of a 412 contains it as `changed`: who changed the record after the caller
 * opened it, `null` when unknown.
 */
export const lastEditSchema = z.object({
  by: z.object({ id: z.string(), name: z.string() }),
  at: z.iso.datetime({ offset: true }),
});
/** The output of {@link lastEditSchema}. */
export type LastEdit = z.output<typeof lastEditSchema>;

/** Builds the error body of a product error code. */
export function productErrorBody(code: ProductErrorCode): Required<ErrorBody> {
  return { code, ...PRODUCT_ERRORS[code] };
}
