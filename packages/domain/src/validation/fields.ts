import * as z from 'zod/mini';
import { NAME_MAX_LENGTH, NAME_MIN_LENGTH } from '../limits.ts';
import { tidyLine } from './tidy-line.ts';

/**
 * Schema of a name. Normalises first ({@link tidyLine}), then checks the length.
 *
 * @param min minimum number of characters. @default 2
 * @param max maximum number of characters. @default 30
 */
export function nameField(min = NAME_MIN_LENGTH, max = NAME_MAX_LENGTH): z.ZodMiniString<string> {
  return z.string().check(z.overwrite(tidyLine), z.minLength(min), z.maxLength(max));
}

/**
 * Schema of a required text of one line without another minimum length.
 * Normalises first ({@link tidyLine}); 'Required' when nothing is left. Also for a select of records (asset,
 * checklist, site), where '' means no selection.
 */
export function requiredText(): z.ZodMiniString<string> {
  return z.string().check(z.overwrite(tidyLine), z.minLength(1, 'Required'));
}

/** Schema of an email address. Trims first; 'Invalid email' when it is not valid. */
export const emailField = z.pipe(z.string().check(z.trim()), z.email());
