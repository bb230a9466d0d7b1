import * as z from 'zod/mini';
import { isClearOfSystemBlue, isHexColour, randomCategoryColour } from '../../colour/colour.ts';
import { categoryMessages } from '../../form-messages.ts';
import { nameField } from '../../validation/fields.ts';
import { categorySchema } from './category.schema.ts';

/**
 * Colour of a category: a 7-character hex code that differs from the system
 * blue. The difference is checked only if the hex code is valid.
 */
const colourField = z
  .string()
  .check(
    z.refine(isHexColour, { error: categoryMessages.notHex, abort: true }),
    z.refine(isClearOfSystemBlue, categoryMessages.tooSimilar),
  );

/**
 * Form and payload of creating and editing a category: a name of 2 to 30
 * characters, trimmed; one of the seven models or `null`, never ''; and a hex
 * colour that differs from the system blue.
 */
export const categoryPayloadSchema = z.object({
  name: nameField(),
  model: categorySchema.shape.model,
  colour: colourField,
});
/** The output of {@link categoryPayloadSchema}. */
export type CategoryPayload = z.output<typeof categoryPayloadSchema>;

/**
 * Returns a new category form: no name, no model, and a random valid colour.
 *
 * @param random returns 0 up to but not including 1, like Math.random
 */
export const newCategoryForm = (random: () => number): CategoryPayload => ({
  name: '',
  model: null,
  colour: randomCategoryColour(random),
});
