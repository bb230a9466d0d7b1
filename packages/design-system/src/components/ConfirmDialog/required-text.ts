/**
 * Whether somebody typed what a confirmation asks for: exactly, apart from spaces around it.
 *
 * @param required asked for; nothing is asked for when it is undefined
 * @see spec 1 §3 "typed exactly (trimmed) before Delete appears"
 */
export const matchesRequiredText = (typed: string, required: string | undefined): boolean =>
  required === undefined || typed.trim() === required.trim();
