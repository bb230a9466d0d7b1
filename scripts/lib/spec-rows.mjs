import { idsIn } from './requirement-ids.mjs';

/**
 * Writes out a list of the specification's rows: `{ UPL: '001-003 007' }` gives UPL-001, UPL-002, UPL-003, UPL-007.
 *
 * @param {Record<string, string>} ranges area → numbers and ranges of three digits, parted by spaces
 * @returns {string[]}
 */
export function rowIds(ranges) {
  return Object.entries(ranges).flatMap(([area, numbers]) =>
    numbers.split(' ').flatMap((range) => {
      const [first = '', last = first] = range.split('-');
      const count = Number(last) - Number(first) + 1;
      return Array.from({ length: count }, (_, index) => `${area}-${String(Number(first) + index).padStart(3, '0')}`);
    }),
  );
}

/**
 * Returns rows that no passed test names in its title or in the titles of its describes.
 *
 * @param {string[]} ids
 * @param {string[]} titles of passed tests
 * @returns {string[]}
 */
export function unassertedRows(ids, titles) {
  const named = new Set(titles.flatMap(idsIn));
  return ids.filter((id) => !named.has(id));
}
