// The root collation, which English uses, is the same in every browser.
const collator = new Intl.Collator('en', { numeric: true });

/**
 * Compares names as people count, 'Pier 2' before 'Pier 10', then by accent and case, then by code unit. Lists of the server
 * have the same order, by the collation in `inNameOrder`.
 */
export const compareNames = (one: string, other: string): number =>
  collator.compare(one, other) || Number(one > other) - Number(one < other);

/** Sorts by name. Folders come first, because they are at the start of the name. */
export const byName = <T extends { name: string }>(records: readonly T[]): T[] =>
  records.toSorted((one, other) => compareNames(one.name, other.name));
