import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { reverseJourneys } from '../e2e/reverse-journeys.ts';
import { isCode, readRepository, type SourceFile } from './source-tree.ts';

/** What a journey must not do, with the reason. */
const FAULTS: readonly (readonly [reason: string, pattern: RegExp])[] = [
  ['a forced action works on a control that nobody can reach', /\bforce: true\b/],
  // As in /./, /.*/ and /^Edit Tag: ./, but not in /\.jpg/ or /of \d/.
  [
    'a name that anything ends tells no record from another',
    /\b(?:name|screen): \/(?:.*[^\\])?\.[*+]?\)?[?*]?\$?\/|RegExp\(`(?:.*[^\\])?\.[*+]?\)?[?*]?\$?`\)/,
  ],
  ['a test that needs the one before it cannot run alone', /\bmode: 'serial'|\bdescribe\.serial\b/],
];

/** Faults of journeys: path, line and reason. */
const faultsOf = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => /^tests\/(?:e2e|bench|first-run)\//.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          FAULTS.filter(([, pattern]) => pattern.test(line.replace(/\brm(?:Sync)?\(.*/, ''))).map(
            ([reason]) => `${path}:${index + 1}: ${reason}`,
          ),
        ),
    );

describe('journeys act as people do, know what they look at, and need no order', () => {
  it('in this repository', () => {
    expect(faultsOf(readRepository().filter(isCode))).toEqual([]);
  });

  it.each([
    "await page.getByRole('radio', { name: 'Assets' }).check({ force: true });",
    'screen: /./,',
    'screen: /^Edit Location Layer: ./,',
    "page.getByRole('dialog', { name: /^Edit Tag: .+$/ })",
    "page.getByRole('dialog', { name: new RegExp(`^${name}(: .+)?$`) })",
    "page.getByRole('dialog', { name: /.*/ })",
    "test.describe.configure({ mode: 'serial' });",
  ])('%s is found', (text) => {
    expect(faultsOf([{ path: 'tests/e2e/a.spec.ts', text }])).toHaveLength(1);
  });

  it.each(['tests/bench/vitals/screens.ts', 'tests/first-run/first-run.spec.ts'])('%s is looked at', (path) => {
    expect(faultsOf([{ path, text: 'click({ force: true })' }])).toHaveLength(1);
  });

  it.each([
    'await rm(folder, { recursive: true, force: true });',
    'screen: /^Tags/,',
    "screen: named('Mast'),",
    "page.getByRole('button', { name: /^Details: .* changed Name/ })",
    "page.getByRole('img', { name: /\\.jpg$/ })",
    'page.getByRole("link", { name: new RegExp(`^${name}$`) })',
  ])('%s is fine', (text) => {
    expect(faultsOf([{ path: 'tests/e2e/a.spec.ts', text }])).toEqual([]);
  });

  it('with JOURNEY_ORDER=reversed the last test runs first', () => {
    const { Suite } = createRequire(import.meta.url)('playwright/lib/common').test;
    const { allTests } = Suite.prototype;
    const file = new Suite('a.spec.ts', 'file');
    const describe = new Suite('a describe', 'describe');
    file._addTest({ title: 'first' });
    file._addSuite(describe);
    describe._addTest({ title: 'second' });
    describe._addTest({ title: 'third' });
    try {
      reverseJourneys();
      expect(file.allTests().map(({ title }: { title: string }) => title)).toEqual(['third', 'second', 'first']);
    } finally {
      Suite.prototype.allTests = allTests;
    }
  });
});
