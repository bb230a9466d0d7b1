import { createRequire } from 'node:module';

/** A part of a run: the whole run, a file or a describe. */
interface Suite {
  allTests: (this: Suite) => unknown[];
}

/**
 * Makes Playwright run the last test first, in each file and of all files. A test that needs what another one made,
 * renamed or deleted then fails, because the other one runs later.
 */
export function reverseJourneys(): void {
  // Playwright shuffles files, but has no option for the order inside a file. Runner and workers take both from here.
  const { test } = createRequire(import.meta.url)('playwright/lib/common') as { test: { Suite: { prototype: Suite } } };
  const suite = test.Suite.prototype;
  const { allTests } = suite;
  suite.allTests = function allTestsReversed() {
    return allTests.call(this).toReversed();
  };
}
