import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type Api, apiOf } from './api.ts';
import { watchConsole } from './console-watch.ts';
import { longDate, shortDate } from './dates.ts';
import { sharedStudio } from './shared-studio.ts';
import { type Person, signIn } from './sign-in.ts';
import type { Studio } from './studio.ts';

const pdf = (name: string, size = 64) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n'.padEnd(size, ' ')),
});

let studio: Studio;
let manager: Api;
let contexts: BrowserContext[] = [];

async function visitAs(browser: { newContext: () => Promise<BrowserContext> }, person: Person, path: string) {
  const context = await browser.newContext();
  contexts.push(context);
  const page = await context.newPage();
  const watch = watchConsole(page);
  await signIn(page, studio, person, path);
  return { page, watch };
}

const fact = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd');
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Company' }).getByRole('link');

test.describe('Company', () => {
  test.beforeAll(async () => {
    studio = await sharedStudio();
    manager = await apiOf(studio, 'manager');
  });
  test.afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
  });

  test('the account shows the company, and how much of its licence is used', async ({ browser }) => {
    const { page, watch } = await visitAs(browser, 'manager', '/company');
    const { name, address, website, created, licence } = (await manager('GET', 'companies')).body;
    await expect(tabs(page)).toHaveText(['Account', 'Documents', 'Users']);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText(name, { exact: true })).toHaveCount(1);
    await expect(fact(page, 'Address')).toHaveText(address);
    await expect(fact(page, 'Website')).toContainText(website);
    await expect(fact(page, 'Created')).toHaveText(longDate(created));
    await expect(fact(page, 'Licence start')).toHaveText(longDate(licence.start));
    await expect(fact(page, 'Licence expiry')).toHaveText(longDate(licence.expiry));
    const meter = (label: string) => page.getByRole('meter', { name: label });
    await expect(meter('Users')).toHaveAttribute('aria-valuetext', `${licence.seatsUsed} of ${licence.seatsAllowed}`);
    await expect(page.getByText(`${licence.seatsAllowed - licence.seatsUsed} seats remaining`)).toBeVisible();
    const expectMeter = async (label: string, used: number, allowed: number, text: RegExp) => {
      await expect(meter(label)).toHaveAttribute('aria-valuenow', String(used));
      await expect(meter(label)).toHaveAttribute('aria-valuemax', String(Math.max(used, allowed)));
      await expect(meter(label)).toHaveAttribute('aria-valuetext', text);
    };
    await expectMeter('Users', licence.seatsUsed, licence.seatsAllowed, /^\d+ of \d+$/);
    await expectMeter('Data usage', licence.dataUsed, licence.dataAllowed, /Gpx of [\d,]+ Gpx$/);
    await expectMeter('Supplementary usage', licence.supplementaryUsed, licence.supplementaryAllowed, /B of .*B$/);

    const colourOf = (text: string) =>
      page
        .getByText(text)
        .first()
        .evaluate((element) => getComputedStyle(element).color);
    const usual = await colourOf(`${licence.seatsUsed} of`);
    await page.route('**/api/v2/companies', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      body.licence.dataAllowed = body.licence.dataUsed;
      await route.fulfill({ response, json: body });
    });
    await page.reload();
    await expect(page.getByRole('alert')).toHaveText(/Your company has reached its data usage limit\./);
    expect(await colourOf('Gpx of')).not.toBe(usual);
    expect(await colourOf('0 Gpx remaining')).toBe(await colourOf('Gpx of'));
    expect(await watch.take()).toEqual([]);
  });

  for (const width of [1440, 390]) {
    test(`at ${width} px, the search of documents is above their table`, async ({ browser }) => {
      const { page, watch } = await visitAs(browser, 'manager', '/company/documents');
      await page.setViewportSize({ width, height: 900 });
      const name = 'Documents';
      const table = page.getByRole('table', { name }).or(page.getByRole('main').getByRole('list', { name }));
      // The table becomes a list after the width has changed.
      await expect(async () => {
        const { x, y, width: tableWidth } = (await table.boundingBox())!;
        const search = (await page.getByRole('searchbox', { name: 'Search documents by name' }).boundingBox())!;
        expect(search.x + search.width).toBeLessThanOrEqual(x + tableWidth + 1);
        expect(y - (search.y + search.height)).toBeGreaterThanOrEqual(0);
        expect(y - (search.y + search.height)).toBeLessThan(40);
      }).toPass();
      expect(await watch.take()).toEqual([]);
    });
  }

  test('a member has documents alone, an uploader nothing', async ({ browser }) => {
    const { page, watch } = await visitAs(browser, 'member', '/');
    await page.getByRole('link', { name: 'Company' }).click();
    await expect(page).toHaveURL(`${studio.url}/company/documents`);
    await expect(tabs(page)).toHaveText(['Documents']);
    await expect(page.getByRole('button', { name: 'Choose file' })).toBeVisible();
    await page.goto(`${studio.url}/company`);
    await expect(page).toHaveURL(`${studio.url}/forbidden`);
    expect(await watch.take()).toEqual([]);
    const { page: other } = await visitAs(browser, 'uploader', '/');
    await expect(other.getByRole('link', { name: 'Company' })).toHaveCount(0);
    await other.goto(`${studio.url}/company/documents`);
    await expect(other).toHaveURL(`${studio.url}/forbidden`);
  });

  test('documents are PDF files that are uploaded, listed, opened and deleted', async ({ browser }) => {
    const { page, watch } = await visitAs(browser, 'admin', '/company/documents');
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() !== 'GET')
        calls.push(`${request.method()} ${pathname.replace(/[^/]+\.pdf$|[^/]+(?=\/uploaded)/, '{id}')}`);
    });
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    const input = page.locator('input[type=file]');
    const { headers } = await manager('GET', 'documents?count=true&top=1');
    const { count } = JSON.parse(headers.get('x-pagination') ?? '{}') as { count: number };
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Documents ${count}`);

    await page.getByRole('group', { name: 'Document' }).evaluate((zone) => {
      const dataTransfer = new DataTransfer();
      for (const name of ['one.pdf', 'two.pdf'])
        dataTransfer.items.add(new File(['%PDF-'], name, { type: 'application/pdf' }));
      zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
    });
    await expect(page.getByText('Invalid file type. Please upload a PDF.').first()).toBeVisible();
    await input.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('png') });
    await expect(page.getByText('Invalid file type. Please upload a PDF.').first()).toBeVisible();
    await expect(page.getByText('photo.png')).toBeVisible();
    expect(calls).toEqual([]);

    const registered = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/documents'),
    );
    await input.setInputFiles(pdf('Rope rescue plan.pdf', 2048));
    expect((await registered).postDataJSON()).toEqual([
      { name: 'Rope rescue plan.pdf', size: 2048, mime: 'application/pdf', type: 4 },
    ]);
    await expect(row('Rope rescue plan.pdf')).toBeVisible();
    const [plan] = (await manager('GET', "documents?filter=name eq 'Rope rescue plan.pdf'")).body;
    await expect(row('Rope rescue plan.pdf').locator('th, td')).toContainText([
      'Rope rescue plan.pdf',
      '2 KB',
      shortDate(plan.modified),
      plan.createdBy.name,
      '',
    ]);
    await expect(page.getByText('Document uploaded').first()).toBeVisible();
    expect(calls[0]).toBe('POST /api/v2/documents');
    expect(calls.at(-1)).toBe('PUT /api/v2/documents/{id}/uploaded');
    await input.setInputFiles(pdf('Method statement.pdf', 4096));
    await expect(row('Method statement.pdf')).toBeVisible();

    const downloads = page.waitForEvent('download');
    const asked = page.waitForRequest(/\/api\/v2\/download\?prefix=/);
    await page.getByRole('button', { name: 'Rope rescue plan.pdf', exact: true }).click();
    const key = new URL((await asked).url()).searchParams.get('prefix') ?? '';
    expect(key).toMatch(/^documents\//);
    const download = await downloads;
    expect(decodeURIComponent(download.url())).toContain(key);
    expect(download.suggestedFilename()).toBe('Rope rescue plan.pdf');

    await page.getByRole('button', { name: 'Size' }).click();
    await expect(page).toHaveURL(/orderBy=size/);
    await expect(page.getByRole('columnheader', { name: 'Size' })).toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('searchbox', { name: 'Search documents by name' }).fill('RESCUE');
    await expect(page.getByRole('row')).toHaveCount(1 + 1);
    expect(new URL(page.url()).searchParams.get('filter')).toBe("contains(name,'RESCUE')");
    const list = page.waitForRequest(/\/api\/v2\/documents\?/);
    await page.goto(`${studio.url}/company/documents?orderBy=name+desc&filter=contains(name,'plan')&skip=50`);
    expect(Object.fromEntries(new URL((await list).url()).searchParams)).toMatchObject({
      orderBy: 'name desc',
      filter: "contains(name,'plan')",
      skip: '50',
      top: '50',
    });
    await expect(row('Rope rescue plan.pdf')).toBeVisible();
    await expect(page).not.toHaveURL(/skip/);

    await page.getByRole('button', { name: 'Delete Rope rescue plan.pdf' }).click();
    const ask = page.getByRole('alertdialog', { name: 'Delete document' });
    await ask.getByRole('button', { name: 'Cancel' }).click();
    await expect(row('Rope rescue plan.pdf')).toBeVisible();
    await page.getByRole('button', { name: 'Delete Rope rescue plan.pdf' }).click();
    await ask.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No documents with this name.')).toBeVisible();
    const left = (await manager('GET', 'documents')).body as { id: string; name: string }[];
    expect(left.map(({ name }) => name)).not.toContain('Rope rescue plan.pdf');
    expect(await watch.take()).toEqual([]);

    const { page: members } = await visitAs(browser, 'member', '/company/documents');
    await expect(members.getByRole('button', { name: 'Download Method statement.pdf' })).toBeVisible();
    await expect(members.getByRole('button', { name: 'Delete Method statement.pdf' })).toHaveCount(0);
    for (const { id, name } of left) if (name === 'Method statement.pdf') await manager('DELETE', `documents/${id}`);
  });
});
