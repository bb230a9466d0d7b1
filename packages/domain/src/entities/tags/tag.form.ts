import * as z from 'zod/mini';
import { nameField } from '../../validation/fields.ts';

/** What the tag form edits, the client sends and the server checks: a name of 2 to 30 characters, trimmed. @see spec 2 §5 "Names and text" */
export const tagPayloadSchema = z.object({ name: nameField() });
/** A checked {@link tagPayloadSchema}. */
export type TagPayload = z.output<typeof tagPayloadSchema>;

/** An empty tag form. @see spec 1 §2 "Library screens" */
export const newTagForm = (): TagPayload => ({ name: '' });
