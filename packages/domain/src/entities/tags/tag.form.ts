import * as z from 'zod/mini';
import { nameField } from '../../validation/fields.ts';

/** What the tag form edits, the client sends and the server checks: a name of 2 to 30 characters, trimmed. @see VAL-020..022 */
export const tagPayloadSchema = z.object({ name: nameField() });
/** A checked {@link tagPayloadSchema}. */
export type TagPayload = z.output<typeof tagPayloadSchema>;

/** An empty tag form. @see LIB-013 */
export const newTagForm = (): TagPayload => ({ name: '' });
