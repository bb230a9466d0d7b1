import { specsOf } from './counts.mjs';
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
 * @param {{ testResults: { assertionResults: { status: string, fullName: string }[] }[] }} report of vitest, as JSON
 * @returns {string[]}
 */
export function unassertedRows(ids, { testResults }) {
  const passed = testResults.flatMap((file) => file.assertionResults).filter(({ status }) => status === 'passed');
  const named = new Set(passed.flatMap(({ fullName }) => idsIn(fullName)));
  return ids.filter((id) => !named.has(id));
}

/**
 * Converts journeys to the report format of vitest, with the titles of their describes.
 *
 * @param {{ suites?: import('./counts.mjs').Suite[] }} report of Playwright, as JSON
 * @returns {{ status: string, fullName: string }[]}
 */
export const journeyResults = (report) =>
  specsOf(report).map(({ ok, fullName }) => ({ status: ok ? 'passed' : 'failed', fullName }));
