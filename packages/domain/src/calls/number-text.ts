import * as z from 'zod/mini';

/** A number that travels as text, in a query or in a form. @see spec 2 §7 "Query conventions" */
export const numberText = z.codec(z.string().check(z.regex(/^\d+$/)), z.number(), { decode: Number, encode: String });
