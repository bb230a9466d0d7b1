import { expect, type Page, test } from '@playwright/test';
import { isFirstTime } from './first-time.ts';
import { register } from './register.ts';

test.describe.configure({ mode: 'serial' });
let page: Page;
test.beforeAll(async ({ browser }) => (page = await browser.newPage()));
test.afterAll(() => page.close());

test('opens', async () => {
  await page.setContent('<h1>Sites</h1>');
  await expect(page.getByRole('heading')).toHaveText('Sites');
});
register('renames once', async () => {
  const name = isFirstTime('shared-page') ? 'Sites' : 'Assets';
  await page.setContent(`<h1>${name}</h1>`);
  expect(await page.getByRole('heading').textContent()).toBe('Assets');
});
test('closes', async () => {
  await expect(page.getByRole('heading')).toHaveText('Assets');
});
