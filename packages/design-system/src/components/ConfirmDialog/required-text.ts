/**
 * Whether somebody typed what a confirmation asks for: exactly, apart from spaces around it.
 *
 * @param required asked for; nothing is asked for when it is undefined
 * @see STATE-068..070
 */
export const matchesRequiredText = (typed: string, required: string | undefined): boolean =>
  required === undefined || typed.trim() === required.trim();
