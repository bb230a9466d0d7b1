/** How many are shown when no length is given. @see CONST-015 */
export const SUGGESTION_COUNT = 5;

export interface SuggestionRules {
  /** Values that are never shown: what is chosen already. */
  exclude: readonly string[];
  /** Keeps labels that contain it, whatever their capitals; the empty string keeps all. */
  term: string;
  /** Most to show. */
  length: number;
}

/** The suggestions to show, in their order: chosen ones out, matching ones in, the first `length` of them. */
export function visibleSuggestions<S extends { value: string; label: string }>(
  items: readonly S[],
  { exclude, term, length }: SuggestionRules,
): S[] {
  const excluded = new Set(exclude);
  const sought = term.trim().toLocaleLowerCase();
  return items
    .filter((item) => !excluded.has(item.value) && item.label.toLocaleLowerCase().includes(sought))
    .slice(0, length);
}
