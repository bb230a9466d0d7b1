import * as z from 'zod/mini';
import { nameField } from '../../validation/fields.ts';

/** Form and payload of a location layout: a name of 2 to 30 characters, trimmed. @see VAL-027..028, N81, N101 */
export const layoutPayloadSchema = z.object({ name: nameField() });
/** The output of {@link layoutPayloadSchema}. */
export type LayoutPayload = z.output<typeof layoutPayloadSchema>;

/** Returns an empty layout form. @see LIB-013 */
export const newLayoutForm = (): LayoutPayload => ({ name: '' });
