import * as z from 'zod/mini';

/** A boolean that is sent as text, in a query or a form. */
export const flagText = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: (text) => text === 'true',
  encode: (flag) => (flag ? 'true' : 'false'),
});
