import * as z from 'zod/mini';
import { nameField } from '../../validation/fields.ts';

/** Form and payload of a tag: a name of 2 to 30 characters, trimmed. */
export const tagPayloadSchema = z.object({ name: nameField() });
/** The output of {@link tagPayloadSchema}. */
export type TagPayload = z.output<typeof tagPayloadSchema>;

/** Returns an empty tag form. */
export const newTagForm = (): TagPayload => ({ name: '' });
