import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { root } from '../node.mjs';
import { distinct, firstLines, type Outcome, report, type Result } from './results.mjs';

const fromRoot = (path: string) => relative(root, path).replaceAll('\\', '/');

/** The file that runs the test, though a helper may have registered it. */
function fileOf({ parent, location }: TestCase): string {
  let suite: Suite | undefined = parent;
  while (suite !== undefined && suite.type !== 'file') suite = suite.parent;
  return fromRoot(suite?.location?.file ?? location.file);
}

/** The titles of a test's describes and its own; the first three are of the root, the project and the file. */
const titleOf = (test: TestCase) => test.titlePath().slice(3).join(' › ');

/** Reports every planned test of Playwright, and each again when it has ended. */
export default class PlaywrightResults implements Reporter {
  /** Titles by the id of the test. */
  #titles = new Map<string, string>();
  #errors = 0;

  onBegin(_config: FullConfig, suite: Suite) {
    const tests = suite.allTests();
    const names = distinct(tests.map((test) => `${fileOf(test)}\n${titleOf(test)}`));
    tests.forEach(({ id }, index) => this.#titles.set(id, names[index]?.split('\n')[1] ?? ''));
    report(tests.map((test) => this.#result(test, 'not run')));
  }

  onTestEnd(test: TestCase, { status, error }: TestResult) {
    const isAsExpected = status === test.expectedStatus;
    const outcome = status === 'skipped' ? 'not run' : isAsExpected ? 'passed' : 'failed';
    const message = outcome === 'failed' ? firstLines(error?.stack ?? error?.message ?? status) : undefined;
    report([this.#result(test, outcome, message)]);
  }

  onError({ message, stack, location }: TestError) {
    this.#errors += 1;
    const title = `error ${this.#errors} outside of tests`;
    const file = location === undefined ? '' : fromRoot(location.file);
    report([{ kind: 'file', file, title, outcome: 'failed', message: firstLines(stack ?? message) }]);
  }

  #result(test: TestCase, outcome: Outcome, message?: string): Result {
    const title = this.#titles.get(test.id) ?? titleOf(test);
    return { kind: 'test', file: fileOf(test), title, outcome, ...(message !== undefined && { message }) };
  }
}
