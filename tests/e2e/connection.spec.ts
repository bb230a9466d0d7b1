import { rm } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { copyDemoCompany } from './demo-company.ts';
import { signIn } from './sign-in.ts';
import { startStudio, type Studio } from './studio.ts';

const RETRYING = "Can't reach the studio. Retrying…";
const NEW_VERSION = /new version/;
const RECOVERY = { timeout: 60_000 };

let dataDir: string;
let studio: Studio;
let page: Page;

test.describe('A server that does not respond @kill', () => {
  test.beforeAll(async () => {
    dataDir = await copyDemoCompany();
    studio = await startStudio({ dataDir });
  });
  test.beforeEach(async ({ browser }) => {
    page = await browser.newPage({ reducedMotion: 'reduce' });
    await signIn(page, studio, 'manager');
    await expect(page.getByRole('list', { name: 'sites', exact: true })).toBeVisible();
  });
  test.afterEach(() => page.close());
  test.afterAll(async () => {
    await studio.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('a screen whose code is not here yet opens when the server is back; until then the page stays', async () => {
    await studio.kill();
    await page.getByRole('navigation').first().getByRole('link', { name: 'Library' }).click();
    await expect(page.getByRole('status').filter({ hasText: RETRYING })).toBeVisible();
    await expect(page.getByRole('list', { name: 'sites', exact: true })).toBeVisible();
    await expect(page.getByText(NEW_VERSION)).toHaveCount(0);
    await studio.restart();
    await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible(RECOVERY);
    await expect(page.getByText(RETRYING)).toHaveCount(0);
    const unloaded = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ sheet }) => !sheet).length,
    );
    expect(unloaded).toBe(0);
  });

  test('a list that could not be read is read when the server is back, and a menu opens', async () => {
    await studio.kill();
    await page.getByRole('searchbox').fill('zeebrugge');
    await expect(page.getByRole('main').getByText(RETRYING).first()).toBeVisible(RECOVERY);
    await page.getByRole('button', { name: 'Create New' }).click();
    await studio.restart();
    await expect(page.getByRole('menu', { name: 'Create New' })).toBeVisible(RECOVERY);
    await page.keyboard.press('Escape');
    await expect(page.getByText(RETRYING)).toHaveCount(0);
    await page.getByRole('searchbox').fill('');
    await expect(page.getByRole('list', { name: 'sites', exact: true })).toBeVisible();
  });

  test('a start behind a proxy that does not reach the server continues on its own', async () => {
    // The route stays until the page closes: Chromium never answers what is on its way when the last one is removed.
    let isReached = false;
    await page.route('**/config.json', (route) =>
      isReached ? route.continue() : route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }),
    );
    await page.goto(`${studio.url}/company/documents`);
    await expect(page.getByRole('heading', { name: RETRYING })).toBeVisible();
    isReached = true;
    await expect(page.getByRole('heading', { level: 1, name: /^Documents/ })).toBeVisible(RECOVERY);
  });

  test('code that a new version has removed says so', async () => {
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('navigation').first().getByRole('link', { name: 'Company' }).click();
    await expect(page.getByText(NEW_VERSION)).toBeVisible();
    await expect(page.getByText(RETRYING)).toHaveCount(0);
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
