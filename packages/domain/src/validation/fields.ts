import * as z from 'zod';
import { isClearOfSystemBlue, isHexColour } from '../colour/colour.ts';
import { NAME_MAX_LENGTH, NAME_MIN_LENGTH } from '../limits.ts';
import { categoryMessages } from '../messages.ts';

/**
 * A name: trimmed, then counted in characters.
 *
 * @param min fewest characters. @default 2
 * @param max most characters. @default 30
 * @see spec 2 §5 "Names and text"
 */
export function nameField(min = NAME_MIN_LENGTH, max = NAME_MAX_LENGTH): z.ZodString {
  return z.string().trim().min(min).max(max);
}

/**
 * A text that must be there but has no minimum length of its own: trimmed,
 * and 'Required' when nothing is left. Also for a choice among records (asset,
 * checklist, site), where '' means nothing was chosen.
 *
 * @see spec 2 §5 "Generic messages"
 */
export function requiredText(): z.ZodString {
  return z.string().trim().min(1, 'Required');
}

/** An e-mail address, trimmed; 'Invalid email' otherwise. @see spec 2 §5 "Names and text" */
export const emailField = z.string().trim().pipe(z.email());

/**
 * Colour of a category: a 7-character hex code that keeps its distance from
 * the interface's own blue. The distance is only asked of a hex code.
 *
 * @see spec 2 §5 "Names and text"
 */
export const categoryColourField = z
  .string()
  .refine(isHexColour, { error: categoryMessages.notHex, abort: true })
  .refine(isClearOfSystemBlue, { error: categoryMessages.tooSimilar });
