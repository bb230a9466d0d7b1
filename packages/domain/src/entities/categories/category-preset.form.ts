import * as z from 'zod/mini';
import { categoryMessages } from '../../form-messages.ts';
import { nameField } from '../../validation/fields.ts';
import { isDistinct } from '../../validation/is-distinct.ts';
import { idSchema } from '../shared/fields.ts';

/** Maximum number of categories in a preset. The minimum is 1. */
export const PRESET_CATEGORIES_MAX = 30;

/**
 * Form and payload of a category preset: a name of 2 to 30 characters, trimmed,
 * and the ids of 1 to 30 different categories.
 */
export const categoryPresetPayloadSchema = z.object({
  name: nameField(),
  categories: z
    .array(idSchema)
    .check(z.minLength(1), z.maxLength(PRESET_CATEGORIES_MAX), z.refine(isDistinct, categoryMessages.duplicate)),
});
/** The output of {@link categoryPresetPayloadSchema}. */
export type CategoryPresetPayload = z.output<typeof categoryPresetPayloadSchema>;

/** Returns an empty preset form. */
export const newCategoryPresetForm = (): CategoryPresetPayload => ({ name: '', categories: [] });
