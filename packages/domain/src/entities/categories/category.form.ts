import * as z from 'zod/mini';
import { isClearOfSystemBlue, isHexColour, randomCategoryColour } from '../../colour/colour.ts';
import { categoryMessages } from '../../messages.ts';
import { nameField } from '../../validation/fields.ts';
import { categorySchema } from './category.schema.ts';

/**
 * Colour of a category: a 7-character hex code that keeps its distance from
 * the interface's own blue. The distance is only asked of a hex code.
 *
 * @see VAL-040..044, N82, N83
 */
const colourField = z
  .string()
  .check(
    z.refine(isHexColour, { error: categoryMessages.notHex, abort: true }),
    z.refine(isClearOfSystemBlue, categoryMessages.tooSimilar),
  );

/**
 * What the category form edits, the client sends and the server checks, on
 * creation as on change: a name of 2 to 30 characters, trimmed; one of the
 * seven models or `null` for none, never ''; and a hex colour away from the
 * system blue.
 *
 * @see VAL-037..045, CALL-133..135, N83, N101, S27
 */
export const categoryPayloadSchema = z.object({
  name: nameField(),
  model: categorySchema.shape.model,
  colour: colourField,
});
/** A checked {@link categoryPayloadSchema}. */
export type CategoryPayload = z.output<typeof categoryPayloadSchema>;

/**
 * A new category form: no name, no model, a random colour that is always valid.
 *
 * @param random 0 up to but not including 1, as Math.random gives
 * @see LIB-018..020
 */
export const newCategoryForm = (random: () => number): CategoryPayload => ({
  name: '',
  model: null,
  colour: randomCategoryColour(random),
});
