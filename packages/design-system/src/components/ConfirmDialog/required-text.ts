/**
 * Whether the typed text is the required one, ignoring surrounding spaces.
 *
 * @param required undefined if no text is required
 */
export const matchesRequiredText = (typed: string, required: string | undefined): boolean =>
  required === undefined || typed.trim() === required.trim();
