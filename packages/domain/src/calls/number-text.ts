import * as z from 'zod/mini';

/** A non-negative integer that is sent as text, in a query or a form. */
export const numberText = z.codec(z.string().check(z.regex(/^\d+$/)), z.number(), { decode: Number, encode: String });
