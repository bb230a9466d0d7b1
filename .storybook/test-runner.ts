import type { TestRunnerConfig } from '@storybook/test-runner';
import { configureAxe, getViolations, injectAxe } from 'axe-playwright';

/** Stories have no landmarks of a page; addon-a11y leaves the same rule out. */
const NOT_FOR_PARTS = { rules: [{ id: 'region', enabled: false }] };

/**
 * While a story is visited, addon-a11y holds it against axe in the light theme. Afterwards the page turns dark where
 * it stands, with everything the play function opened, and is held against axe once more.
 */
const config: TestRunnerConfig = {
  async postVisit(page, { hasFailure }) {
    if (hasFailure) return;
    await page.evaluate(() => {
      document.documentElement.dataset['theme'] = 'dark';
    });
    await injectAxe(page);
    await configureAxe(page, NOT_FOR_PARTS);
    const violations = await getViolations(page, 'body');
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
