import * as z from 'zod/mini';
import { nameField } from '../../validation/fields.ts';

/** Form and payload of a location layout: a name of 2 to 30 characters, trimmed. */
export const layoutPayloadSchema = z.object({ name: nameField() });
/** The output of {@link layoutPayloadSchema}. */
export type LayoutPayload = z.output<typeof layoutPayloadSchema>;

/** Returns an empty layout form. */
export const newLayoutForm = (): LayoutPayload => ({ name: '' });
