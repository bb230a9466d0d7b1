import type { Page } from '@playwright/test';

/** Gives a page rules of a test's own, past its content security policy. */
export const plantStyle = (page: Page, rules: string): Promise<void> =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
