import { foldText } from '../../internal/fold-text.js';

/** Default number of suggestions. */
export const SUGGESTION_COUNT = 5;

export interface SuggestionRules {
  /** Values to exclude. */
  exclude: readonly string[];
  /** Keeps labels that contain the term, ignoring case and accents. */
  term: string;
  /** Maximum number to show. */
  length: number;
}

/** Returns the first `length` matching suggestions without excluded ones, in order. */
export function visibleSuggestions<S extends { value: string; label: string }>(
  items: readonly S[],
  { exclude, term, length }: SuggestionRules,
): S[] {
  const excluded = new Set(exclude);
  const sought = foldText(term.trim());
  return items.filter((item) => !excluded.has(item.value) && foldText(item.label).includes(sought)).slice(0, length);
}
