import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule, TestSpecification, TestSuite } from 'vitest/node';
import { root } from '../node.mjs';
import { distinct, firstLines, type Outcome, report, type Result } from './results.mjs';

const OUTSIDE = 'outside its tests';

const fileOf = (path: string) => relative(root, path).replaceAll('\\', '/');

const messageOf = (errors: readonly { message: string; stack?: string }[]) =>
  firstLines(errors[0]?.stack ?? errors[0]?.message);

function outside(moduleId: string, outcome: Outcome, message: string): Result {
  return { kind: 'file', file: fileOf(moduleId), title: OUTSIDE, outcome, message };
}

/** Reports every planned test of vitest, and each again when it has ended. */
export default class VitestResults implements Reporter {
  /** Titles by the id of the test. */
  #titles = new Map<string, string>();
  /** Modules that have not ended. */
  #open = new Set<string>();

  onTestRunStart(specifications: readonly TestSpecification[]) {
    const modules = [...new Set(specifications.map(({ moduleId }) => moduleId))];
    for (const moduleId of modules) this.#open.add(moduleId);
    report(modules.map((moduleId) => outside(moduleId, 'not run', 'The file did not end.')));
  }

  onTestModuleCollected(module: TestModule) {
    const tests = [...module.children.allTests()];
    const titles = distinct(tests.map(({ fullName }) => fullName));
    tests.forEach(({ id }, index) => this.#titles.set(id, titles[index] ?? ''));
    const file = fileOf(module.moduleId);
    report(
      tests.map(({ options }, index) => ({
        kind: 'test',
        file,
        title: titles[index] ?? '',
        outcome: options.mode === 'skip' ? 'left out' : 'not run',
      })),
    );
  }

  onTestCaseResult(test: TestCase) {
    const { state, errors = [] } = test.result();
    if (state === 'skipped') return;
    const title = this.#titles.get(test.id) ?? test.fullName;
    const outcome = state === 'pending' ? 'not run' : state;
    const file = fileOf(test.module.moduleId);
    report([{ kind: 'test', file, title, outcome, ...(outcome === 'failed' && { message: messageOf(errors) }) }]);
  }

  onTestSuiteResult(suite: TestSuite) {
    const errors = suite.errors();
    if (errors.length === 0) return;
    const title = `${suite.fullName}, ${OUTSIDE}`;
    const file = fileOf(suite.module.moduleId);
    report([{ kind: 'file', file, title, outcome: 'failed', message: messageOf(errors) }]);
  }

  onTestModuleEnd(module: TestModule) {
    this.#open.delete(module.moduleId);
    const errors = module.errors();
    report([outside(module.moduleId, errors.length === 0 ? 'passed' : 'failed', messageOf(errors))]);
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]) {
    // A worker that was killed names no file: it is one of those that have not ended.
    const [unfinished] = this.#open;
    report(
      errors.map((error, index) => {
        const path = error['VITEST_TEST_PATH'] ?? unfinished;
        const file = typeof path === 'string' ? fileOf(path) : '';
        const title = `unhandled error ${index + 1}`;
        return { kind: 'file', file, title, outcome: 'failed', message: messageOf([error]) };
      }),
    );
  }
}
