import { basename } from 'node:path';
import { distinct, firstLines, report } from './results.mjs';

/** @param {string} path of the file that the test runner writes for the stories of a component */
const fileOf = (path) => basename(path, '.test.js');

/** Reports every story once its file has ended. What is planned, the Storybook's index says. */
export default class StoryResults {
  /**
   * @param {{ path: string }} test
   * @param {{ testResults: { fullName: string, status: string, failureMessages: string[] }[], failureMessage?: string | null }} result
   */
  onTestResult({ path }, { testResults, failureMessage }) {
    const file = fileOf(path);
    const titles = distinct(testResults.map(({ fullName }) => fullName));
    report(
      testResults.map(({ status, failureMessages }, index) => ({
        kind: 'test',
        file,
        title: titles[index] ?? '',
        outcome: status === 'passed' || status === 'failed' ? status : 'not run',
        ...(status === 'failed' && { message: firstLines(failureMessages[0]) }),
      })),
    );
    const outside = /** @type {const} */ ({ kind: 'file', file, title: 'outside its tests' });
    const message = firstLines(failureMessage ?? 'No story of it ran.');
    report([testResults.length === 0 ? { ...outside, outcome: 'failed', message } : { ...outside, outcome: 'passed' }]);
  }
}
