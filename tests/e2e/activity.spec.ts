import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type Api, apiOf, request, tokenFor } from './api.ts';
import { watchConsole } from './console-watch.ts';
import { shortDate, withinOneDay } from './dates.ts';
import { sharedStudio } from './shared-studio.ts';
import { type Person, signIn } from './sign-in.ts';
import type { Studio } from './studio.ts';

let studio: Studio;
let admin: Api;
let siteId: string;
let contexts: BrowserContext[] = [];

async function visitAs(browser: { newContext: () => Promise<BrowserContext> }, person: Person, path: string) {
  const context = await browser.newContext();
  contexts.push(context);
  const page = await context.newPage();
  const watch = watchConsole(page);
  await signIn(page, studio, person);
  await page.goto(studio.url + path);
  return { page, watch };
}

const row = (page: Page, text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text });
const fact = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd');

test.describe('Activity', () => {
  test.beforeAll(async () => {
    studio = await sharedStudio();
    admin = await apiOf(studio, 'admin');
  });
  test.beforeEach(async () => {
    await withinOneDay();
    siteId = (await admin('POST', 'sites', { name: 'Inchcape' })).body.id;
  });
  test.afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
    await admin('DELETE', `sites/${siteId}`);
  });

  test('a change appears as a sentence, with details, history and search', async ({ browser }) => {
    const { page, watch } = await visitAs(browser, 'admin', `/sites/update/${siteId}`);
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: 'Name' }).fill('Bell Rock');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(`${studio.url}/sites/${siteId}`);

    await page.getByRole('link', { name: 'History' }).click();
    await expect(page).toHaveURL(`${studio.url}/company/activity?record=${siteId}`);
    const tabs = page.getByRole('navigation', { name: 'Company' }).getByRole('link');
    await expect(tabs).toHaveText(['Account', 'Documents', 'Users', 'Activity']);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Today');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Activity 2$/);
    await expect(row(page, 'created site Inchcape')).toBeVisible();
    const changed = row(page, 'changed Name of Bell Rock');
    const [{ at }] = (await admin('GET', `audit-events?${new URLSearchParams({ filter: `subjectId eq '${siteId}'` })}`))
      .body;
    await expect(changed.locator('time')).toHaveText(at.slice(11, 16));
    await expect(changed.getByRole('link', { name: 'Bell Rock' })).toHaveAttribute('href', `/sites/${siteId}`);

    await changed.getByRole('button', { name: /^Details/ }).click();
    await expect(fact(page, 'Name before')).toHaveText('Inchcape');
    await expect(fact(page, 'Name after')).toHaveText('Bell Rock');
    await expect(fact(page, 'Client')).toHaveText('Chrome on Linux');
    await expect(fact(page, 'Email')).toHaveText('admin@demo.example');

    await page.getByRole('button', { name: /^Show other records/ }).click();
    await expect(page).toHaveURL(`${studio.url}/company/activity`);
    await page.getByRole('searchbox', { name: 'Search by person or record' }).fill('bell rock');
    await expect(page).toHaveURL(/search=bell/);
    await expect(row(page, 'changed Name of Bell Rock')).toHaveCount(1);
    await page.getByRole('radio', { name: 'Documents' }).click();
    await expect(page.getByText('No activity matches these filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(row(page, 'changed Name of Bell Rock')).toHaveCount(1);
    expect(await watch.take()).toEqual([]);
  });

  test('the saved CSV is what the API answers', async ({ browser }) => {
    const { page, watch } = await visitAs(browser, 'admin', `/company/activity?record=${siteId}`);
    await expect(row(page, 'created site Inchcape')).toBeVisible();
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe(`activity-${shortDate(new Date().toISOString())}.csv`);
    const text = await readFile(await download.path(), 'utf8');
    const headers = { authorization: `Bearer ${await tokenFor(studio, 'admin')}`, accept: 'text/csv' };
    const filter = encodeURIComponent(`subjectId eq '${siteId}'`);
    const { body } = await request(studio, 'GET', `audit-events?filter=${filter}`, { headers });
    expect(text).toBe(`\ufeff${body}`);
    // A header, one event, and what follows the last line.
    expect(text.split('\r\n')).toHaveLength(3);
    expect(await watch.take()).toEqual([]);
  });

  test('on a phone, the details of an event are in a dialog', async ({ browser }) => {
    const { page, watch } = await visitAs(browser, 'admin', `/company/activity?record=${siteId}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await row(page, 'created site Inchcape')
      .getByRole('button', { name: /^Details/ })
      .click();
    await expect(page.getByRole('dialog', { name: 'Details' })).toContainText('created site Inchcape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await watch.take()).toEqual([]);
  });

  test('a manager has neither the tab, nor the page, nor the link from a record', async ({ browser }) => {
    const { page, watch } = await visitAs(browser, 'manager', `/sites/${siteId}`);
    await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'History' })).toHaveCount(0);
    await page.goto(`${studio.url}/company/activity`);
    await expect(page).toHaveURL(`${studio.url}/forbidden`);
    expect(await watch.take()).toEqual([]);
  });
});
