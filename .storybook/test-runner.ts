import type { RunOnly } from 'axe-core';
import type { TestRunnerConfig } from '@storybook/test-runner';
import { getViolations, injectAxe } from 'axe-playwright';

/** What the colours of a theme can break. */
const COLOURS: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * While a story is visited, addon-a11y checks it with every rule of axe in the light theme. Afterwards the page turns
 * dark as it is, with everything the play function opened, and its colours are checked again.
 */
const config: TestRunnerConfig = {
  async postVisit(page, { hasFailure }) {
    if (hasFailure) return;
    await page.evaluate(() => {
      document.documentElement.dataset['theme'] = 'dark';
    });
    // A story without addon-a11y's own check has none yet.
    if (!(await page.evaluate(() => 'axe' in window))) await injectAxe(page);
    const violations = await getViolations(page, 'body', { runOnly: COLOURS });
    await page.evaluate(() => {
      document.documentElement.dataset['theme'] = 'light';
    });
    if (violations.length === 0) return;
    const told = violations.map(({ id, help, nodes }) => {
      const found = nodes.map(({ html, failureSummary }) => `    ${html}\n    ${failureSummary}`);
      return [`  ${help} (${id})`, ...found].join('\n');
    });
    throw new Error(['In the dark theme:', ...told].join('\n'));
  },
};

export default config;
