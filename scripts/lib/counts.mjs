import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures what failed and why, a text each, to be said again at the end
 * @property {string[]} tests names of passed tests, where the runner names them; the same test has the same name in every run
 * @property {string[]} failedTests names of failed tests, likewise
 */

/** @type {Count} */
export const NOTHING = { passed: 0, failed: 0, failures: [], tests: [], failedTests: [] };

/** @param {Count} a @param {Count} b @returns {Count} */
export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  failures: [...a.failures, ...b.failures],
  tests: [...a.tests, ...b.tests],
  failedTests: [...a.failedTests, ...b.failedTests],
});

/** @typedef {'passed' | 'failed' | 'left out'} Outcome */

/** @param {string} status of vitest or jest @returns {Outcome} */
const outcomeOf = (status) => (status === 'passed' || status === 'failed' ? status : 'left out');

/**
 * Sorts the tests of one report by their outcome. Tells tests with the same name apart: the second one gets `#2`,
 * whatever became of the first.
 *
 * @param {readonly { name: string, outcome: Outcome }[]} all in the order of the report
 */
function byOutcome(all) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  const named = all.map(({ name, outcome }) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { name: count === 1 ? name : `${name} #${count}`, outcome };
  });
  const namesOf = (/** @type {Outcome} */ wanted) =>
    named.filter(({ outcome }) => outcome === wanted).map(({ name }) => name);
  return { tests: namesOf('passed'), failedTests: namesOf('failed') };
}

/**
 * Returns the last lines of a run. A test that ran again, on another database or storage, is one test and several runs.
 * It failed if one of its runs failed.
 *
 * @param {Count} total
 * @param {number} seconds
 * @returns {string[]} the last one is `N passed, N failed`, of tests
 */
export function closingLines({ passed, failed, tests, failedTests }, seconds) {
  const runs = passed + failed;
  const repeated = tests.length + failedTests.length - new Set([...tests, ...failedTests]).size;
  const failedCount = failed - failedTests.length + new Set(failedTests).size;
  const count = (/** @type {number} */ of) => of.toLocaleString('en');
  const minutes = (seconds / 60).toFixed(1);
  return [
    `${count(runs)} runs of ${count(runs - repeated)} tests in ${minutes} minutes: ${count(repeated)} ran again on another database or storage`,
    `${runs - repeated - failedCount} passed, ${failedCount} failed`,
  ];
}

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
    ...byOutcome([
      ...broken.map(({ name = 'A file' }) => ({ name, outcome: outcomeOf('failed') })),
      ...testResults.flatMap(({ name = '', assertionResults }) =>
        assertionResults.map(({ status, fullName }) => ({
          name: `${name} ${fullName}`.trim(),
          outcome: outcomeOf(status),
        })),
      ),
    ]),
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
    ...byOutcome(
      specsOf({ suites }).flatMap(({ fullName, tests = [] }) =>
        tests.map(({ status }) => ({
          name: fullName,
          outcome: outcomeOf(status === 'expected' ? 'passed' : 'failed'),
        })),
      ),
    ),
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
