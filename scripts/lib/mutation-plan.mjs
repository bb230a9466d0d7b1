/** @typedef {Readonly<Record<string, { mutate: readonly string[] }>>} Areas */

/**
 * Reads the changed lines of a diff without context.
 *
 * @param {string} diff output of `git diff -U0`
 * @returns {{ path: string, first: number, last: number }[]} in the new version; deletions leave none
 */
export function changedLines(diff) {
  let path = '';
  return diff.split('\n').flatMap((line) => {
    const file = /^\+\+\+ b\/(.+)$/.exec(line)?.[1];
    if (file !== undefined) path = file;
    const [, from, length = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (from === undefined || Number(length) === 0) return [];
    return [{ path, first: Number(from), last: Number(from) + Number(length) - 1 }];
  });
}

/**
 * Returns all lines of files that are new: git does not know them yet, so no diff has them.
 *
 * @param {readonly { path: string, text: string }[]} files
 * @returns {{ path: string, first: number, last: number }[]} empty files are left out
 */
export const newFileLines = (files) =>
  files
    .filter(({ text }) => text !== '')
    .map(({ path, text }) => ({ path, first: 1, last: text.replace(/\n$/, '').split('\n').length }));

const TEST_CODE = /\.(test|stories|guide|css)\.tsx?$|\/testing\/|\/index\.ts$|\.d\.ts$/;

/**
 * Returns what is mutated per area: ranges of changed lines in files of the area.
 *
 * @param {readonly { path: string, first: number, last: number }[]} changed
 * @param {Areas} areas
 * @returns {Record<string, string[]>} area → `path:first-last`; areas without changes are left out
 */
export function changedMutants(changed, areas) {
  const plan = Object.entries(areas).map(([name, { mutate }]) => {
    const folders = mutate.map((pattern) => pattern.slice(0, pattern.indexOf('*')));
    const ranges = changed
      .filter(({ path }) => /\.tsx?$/.test(path) && !TEST_CODE.test(path))
      .filter(({ path }) => folders.some((folder) => path.startsWith(folder)))
      .map(({ path, first, last }) => `${path}:${first}-${last}`);
    return /** @type {const} */ ([name, ranges]);
  });
  return Object.fromEntries(plan.filter(([, ranges]) => ranges.length > 0));
}
