/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 */

/** @type {Count} */
export const NOTHING = { passed: 0, failed: 0 };

/** @param {Count} a @param {Count} b @returns {Count} */
export const add = (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed });

/**
 * Reads the JSON report of vitest or jest. A file that fails before its first test counts as one failure.
 *
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} report
 * @returns {Count}
 */
export function countJest({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/**
 * Reads the JSON report of Playwright. A flaky test counts as a failure, and so does an error outside of tests.
 *
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} report
 * @returns {Count}
 */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/**
 * What a runner's exit code adds to its report: a runner that fails must count as a failure, whatever it reported.
 *
 * @param {number} exitCode
 * @param {Count | undefined} reported nothing when the runner wrote no report
 * @returns {Count}
 */
export function withExitCode(exitCode, reported) {
  const count = reported ?? NOTHING;
  const isSilentFailure = count.failed === 0 && (exitCode !== 0 || count.passed === 0);
  return isSilentFailure ? add(count, { passed: 0, failed: 1 }) : count;
}
