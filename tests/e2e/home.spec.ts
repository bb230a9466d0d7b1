import { expect, type Locator, test } from '@playwright/test';
import { apiOf } from './api.ts';
import { asManager, manager, page, studio } from './manager-page.ts';
import { signIn } from './sign-in.ts';

const grid = (noun: string): Locator => page.getByRole('list', { name: noun, exact: true });
const names = (noun: string): Promise<string[]> => grid(noun).getByRole('heading', { level: 3 }).allTextContents();
const choose = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
const chooseOrder = async (name: string) => {
  await page.getByRole('button', { name: /^Sort/ }).click();
  await page.getByRole('menuitemradio', { name }).click();
};
const pages = (): Locator => page.getByRole('navigation', { name: 'Pagination' });
const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('studio.home') ?? '{}'));
const listCall = (path: string, fits: (query: URLSearchParams) => boolean) =>
  page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url());
    return pathname.endsWith(`/api/v2/${path}`) && fits(searchParams);
  });

async function openSecondPage(): Promise<void> {
  await pages().getByRole('button', { name: 'Next page' }).click();
  await expect(pages()).toContainText('Page 2 of');
  expect((await kept()).skip).toBeGreaterThan(0);
}

async function expectFirstPage(): Promise<void> {
  await expect(pages()).toContainText('Page 1 of');
  expect((await kept()).skip).toBe(0);
}

test.describe('Home as a grid', () => {
  asManager();

  test('sites, assets and inspections in either order, persisted', async () => {
    for (const noun of ['sites', 'assets', 'inspections'] as const) {
      await choose(`${noun[0]?.toUpperCase()}${noun.slice(1)}`);
      await expect(grid(noun).getByRole('article').first()).toBeVisible();
    }
    await choose('Assets');
    await expect(grid('assets').getByRole('article')).toHaveCount(12);
    const byName = (await manager('GET', 'assets?orderBy=name&top=12')).body as { name: string }[];
    expect(await names('assets')).toEqual(byName.map(({ name }) => expect.stringContaining(name)));

    const call = listCall('assets', (query) => query.get('orderBy') === 'modified desc');
    await chooseOrder('Newest');
    await call;
    const newest = (await manager('GET', 'assets?orderBy=modified desc&top=1')).body as { name: string }[];
    await expect(grid('assets').getByRole('heading', { level: 3 }).first()).toContainText(newest[0]!.name);

    await page.reload();
    await expect(page.getByRole('radio', { name: /^Assets/ })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Sort Newest' })).toBeVisible();
    await expect(grid('assets').getByRole('heading', { level: 3 }).first()).toContainText(newest[0]!.name);
    await chooseOrder('A - Z');
  });

  test('a page is fetched when it is pointed at, and paging starts over with every choice', async () => {
    await choose('Assets');
    await expect(grid('assets').getByRole('article')).toHaveCount(12);
    const ahead = listCall('assets', (query) => query.get('skip') === '12');
    await pages().getByRole('button', { name: 'Next page' }).hover();
    await ahead;
    await openSecondPage();
    await choose('Sites');
    await expectFirstPage();
    await choose('Assets');
    await openSecondPage();
    await chooseOrder('Newest');
    await expectFirstPage();
    await openSecondPage();
    await choose('Map');
    await expect(page.getByRole('application', { name: 'Map of assets' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('application', { name: 'Map of assets' })).toBeVisible();
    await choose('Grid');
    await expectFirstPage();
    await openSecondPage();
    await page.getByRole('searchbox', { name: 'Search assets by name' }).fill('e');
    await expectFirstPage();
    await expect.poll(async () => (await names('assets')).filter((name) => !/e/i.test(name))).toEqual([]);
  });

  test('only what has the term in its name is left; where nothing is, the search can be cleared', async () => {
    await choose('Assets');
    const search = page.getByRole('searchbox', { name: 'Search assets by name' });
    await search.fill('kinnaird');
    await expect(grid('assets').getByRole('article')).toHaveCount(1);
    await search.fill('no such asset');
    await expect(page.getByText('No assets with this name.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(search).toHaveValue('');
    await expect(search).toBeFocused();
    await expect(grid('assets').getByRole('article')).toHaveCount(12);
    await search.fill('kinnaird');
    await expect(grid('assets').getByRole('article')).toHaveCount(1);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(grid('assets').getByRole('article')).toHaveCount(12);
  });

  test('a stored page that no longer exists leads to the first one', async () => {
    await page.evaluate(() =>
      localStorage.setItem(
        'studio.home',
        JSON.stringify({ contents: 'Assets', layout: 'Grid', sortBy: 'A - Z', skip: 12_000 }),
      ),
    );
    await page.reload();
    await expect(page.getByText('This page has no assets any more.')).toBeVisible();
    await page.getByRole('button', { name: 'First page' }).click();
    await expect(grid('assets').getByRole('article')).toHaveCount(12);
  });

  test('people below a manager see what they are involved in, and nobody makes what they may not', async ({
    browser,
  }) => {
    const theirs = await browser.newPage();
    await signIn(theirs, studio, 'trial');
    await theirs.getByRole('radio', { name: /^Assets/ }).check();
    await expect(theirs.getByText('There is nothing here yet.', { exact: true })).toBeVisible();
    await expect(theirs.getByRole('link', { name: 'Create Asset' })).toHaveCount(0);
    await theirs.close();
    for (const person of ['member', 'viewer'] as const) {
      const api = await apiOf(studio, person);
      const [{ body: assets }, { body: me }] = [await api('GET', 'assets'), await api('GET', 'users/whoami')];
      const strangers = (assets as { memberIds: string[]; uploaderIds: string[]; createdBy: { id: string } }[]).filter(
        ({ memberIds, uploaderIds, createdBy }) => ![...memberIds, ...uploaderIds, createdBy.id].includes(me.id),
      );
      expect([person, strangers]).toEqual([person, []]);
    }
  });
});
