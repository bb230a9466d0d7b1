import * as z from 'zod/mini';
import { NAME_MAX_LENGTH, NAME_MIN_LENGTH } from '../limits.ts';

/**
 * A name: trimmed, then counted in characters.
 *
 * @param min fewest characters. @default 2
 * @param max most characters. @default 30
 * @see VAL-001..048, N81
 */
export function nameField(min = NAME_MIN_LENGTH, max = NAME_MAX_LENGTH): z.ZodMiniString<string> {
  return z.string().check(z.trim(), z.minLength(min), z.maxLength(max));
}

/**
 * A text that must be there but has no minimum length of its own: trimmed,
 * and 'Required' when nothing is left. Also for a choice among records (asset,
 * checklist, site), where '' means nothing was chosen.
 *
 * @see VAL-163, N88
 */
export function requiredText(): z.ZodMiniString<string> {
  return z.string().check(z.trim(), z.minLength(1, 'Required'));
}

/** An e-mail address, trimmed; 'Invalid email' otherwise. @see VAL-019, VAL-074, N87 */
export const emailField = z.pipe(z.string().check(z.trim()), z.email());
