import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures what failed and why, a text each, to be said again at the end
 */

/** @type {Count} */
export const NOTHING = { passed: 0, failed: 0, failures: [] };

/** @param {Count} a @param {Count} b @returns {Count} */
export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  failures: [...a.failures, ...b.failures],
});

/** One check, passed or failed as a whole. @param {string | undefined} failure @returns {Count} */
export const oneCheck = (failure) =>
  failure === undefined ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1, failures: [failure] };

const MESSAGE_LINES = 12;

/** @param {string} title @param {string | undefined} message as the runner reports it, colours and stack included */
function failure(title, message = '') {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, MESSAGE_LINES);
  return [title, ...lines.filter((line) => line.trim() !== '').map((line) => `  ${line}`)].join('\n');
}

/**
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] }} JestTest
 * @typedef {{ name?: string, status: string, message?: string, assertionResults: JestTest[] }} JestFile
 */

/**
 * Reads the JSON report of vitest or jest. A file that fails before its first test counts as one failure.
 *
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: JestFile[] }} report
 * @returns {Count}
 */
export function countJest({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages = [] }) =>
        failure(`${file.name ?? ''} ${fullName}`.trim(), failureMessages[0]),
      ),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    failures: [...broken.map(({ name = 'A file', message }) => failure(name, message)), ...failed],
  };
}

/**
 * @typedef {{ title: string, ok: boolean, tests?: { status: string, results: { error?: { message?: string } }[] }[] }} Spec
 * @typedef {{ title: string, suites?: Suite[], specs?: Spec[] }} Suite
 */

/**
 * Lists every test of a Playwright report, with the titles of its describes.
 *
 * @param {{ suites?: Suite[] }} report
 * @returns {(Spec & { fullName: string })[]}
 */
export function specsOf({ suites = [] }, outer = '') {
  return suites.flatMap((suite) => {
    const title = `${outer} ${suite.title}`.trim();
    const own = (suite.specs ?? []).map((spec) => ({ ...spec, fullName: `${title} ${spec.title}` }));
    return [...own, ...specsOf(suite, title)];
  });
}

/**
 * Reads the JSON report of Playwright. A flaky test counts as a failure, and so does an error outside of tests, and a
 * test that was passed over after another's failure.
 *
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: { message?: string }[], suites?: Suite[] }} report
 * @returns {Count}
 */
export function countPlaywright({ stats, errors, suites = [] }) {
  const failed = specsOf({ suites }).flatMap(({ fullName, tests = [] }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ status, results }) =>
        failure(`${fullName}: ${status}`, results.find(({ error }) => error)?.error?.message),
      ),
  );
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    failures: [...errors.map(({ message }) => failure('An error outside of tests', message)), ...failed],
  };
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
  return isSilentFailure
    ? add(count, oneCheck(`The runner ended with ${exitCode} after ${count.passed} passed tests`))
    : count;
}
