/**
 * Whether the typed text is the required one, ignoring surrounding spaces.
 *
 * @param required undefined if no text is required
 * @see STATE-068..070
 */
export const matchesRequiredText = (typed: string, required: string | undefined): boolean =>
  required === undefined || typed.trim() === required.trim();
