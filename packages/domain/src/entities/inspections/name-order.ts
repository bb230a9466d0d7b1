const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Sorts by name as people count: DJI_2 before DJI_10. Folders come first, because they are at the start of the name. */
export const byName = <T extends { name: string }>(records: readonly T[]): T[] =>
  records.toSorted((one, other) => collator.compare(one.name, other.name));
