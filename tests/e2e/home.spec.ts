import { expect, type Locator, type Page, test } from '@playwright/test';
import { emptyMessages, homeMessages } from '@inspection-studio/domain';
import { type Api, apiOf } from './api.ts';
import { type ConsoleWatch, watchConsole } from './console-watch.ts';
import { sharedStudio } from './shared-studio.ts';
import { signIn } from './sign-in.ts';
import type { Studio } from './studio.ts';

let studio: Studio;
let manager: Api;
let page: Page;
let watch: ConsoleWatch;

const grid = (noun: string): Locator => page.getByRole('list', { name: noun, exact: true });
const names = (noun: string): Promise<string[]> => grid(noun).getByRole('heading', { level: 3 }).allTextContents();
const choose = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) }).check({ force: true });
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
  test.beforeAll(async ({ browser }) => {
    test.setTimeout(300_000);
    studio = await sharedStudio();
    manager = await apiOf(studio, 'manager');
    page = await browser.newPage({ reducedMotion: 'reduce' });
    watch = watchConsole(page);
    await signIn(page, studio, 'manager');
  });
  test.afterEach(() => expect(watch.take()).toEqual([]));
  test.afterAll(() => page.close());

  test('HOME-001..003, HOME-005, HOME-006, HOME-009, HOME-011, GEN-035..037: sites, assets and inspections in either order, remembered', async () => {
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

  test('HOME-012..015, HOME-007, HOME-008, HOME-010: a page is fetched when it is pointed at, and paging starts over with every choice', async () => {
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
    expect((await names('assets')).filter((name) => !/e/i.test(name))).toEqual([]);
  });

  test('HOME-004: only what has the term in its name is left; where nothing is, the search can be cleared', async () => {
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

  test('a remembered page that is gone leads back to the first one', async () => {
    await page.evaluate(() => localStorage.setItem('studio.home', JSON.stringify({ contents: 'Assets', layout: 'Grid', sortBy: 'A - Z', skip: 12_000 })));
    await page.reload();
    await expect(page.getByText('This page has no assets any more.')).toBeVisible();
    await page.getByRole('button', { name: 'First page' }).click();
    await expect(grid('assets').getByRole('article')).toHaveCount(12);
  });

  test('GEN-025, GEN-026: people below a manager see what they are involved in, and nobody makes what they may not', async ({ browser }) => {
    const theirs = await browser.newPage();
    await signIn(theirs, studio, 'trial');
    await theirs.getByRole('radio', { name: /^Assets/ }).check({ force: true });
    await expect(theirs.getByText(emptyMessages.list)).toBeVisible();
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

test.describe('Home as a map', () => {
  /** The bridge that stands alone, a real one. */
  let alone: { id: string; name: string; modified: string; type: number };

  test.beforeAll(async ({ browser }) => {
    test.setTimeout(300_000);
    studio = await sharedStudio();
    manager = await apiOf(studio, 'manager');
    page = await browser.newPage({ reducedMotion: 'reduce' });
    watch = watchConsole(page);
    const { body: assets } = await manager('GET', 'assets');
    const { body: projects } = await manager('GET', 'projects?top=1');
    const { body: sites } = await manager('GET', 'sites?top=1');
    alone = assets.find(({ thumbnail }: { thumbnail: string | null }) => thumbnail);
    const at = (longitude: number, latitude: number) => ({ longitude, latitude });
    const some = (count: number, name: string, location: object | null) =>
      Array.from({ length: count }, (_, index) => ({ ...alone, id: `${name}-${index}`, name: `${name} ${index + 1}`, location }));
    const onMap = {
      assets: [...some(60, 'Pier', at(4, 52)), ...some(3, 'Span', at(12, 55)), { ...alone, location: at(-3, 56) }, ...some(7, 'Nowhere', null)],
      projects: [{ ...projects[0], location: at(12, 55) }],
      sites: [{ ...sites[0], location: at(-3, 56) }],
    };
    // What the map reads, all of a kind in one call, is laid out for this test.
    await page.route(/\/api\/v2\/(?:assets|projects|sites)\?/, (route) => {
      const { pathname, searchParams } = new URL(route.request().url());
      const kind = pathname.split('/').at(-1) as keyof typeof onMap;
      if (searchParams.has('top')) return route.continue();
      return route.fulfill({ json: searchParams.has('filter') ? [] : onMap[kind] });
    });
    await signIn(page, studio, 'manager');
    await choose('Assets');
    await choose('Map');
  });
  test.afterEach(() => expect(watch.take()).toEqual([]));
  test.afterAll(() => page.close());

  const pin = (name: string | RegExp): Locator => page.getByRole('button', { name });
  const popup = (name: string | RegExp): Locator => page.getByRole('dialog', { name });
  const detail = (): Locator => page.getByRole('region', { name: 'Pointed at' });
  const single = () => pin(new RegExp(`^${alone.name}, .*, modified ${alone.modified.slice(0, 10)}$`));

  test('MAP-001..005, MAP-023, MAP-026, MAP-029: a located asset is a pin with a popup', async () => {
    await expect(pin('60 assets')).toBeVisible();
    await expect(pin('3 assets')).toBeVisible();
    await expect(page.getByRole('application').getByRole('button', { name: /Nowhere/ })).toHaveCount(0);
    await single().click();
    const box = popup(new RegExp(`^${alone.name}`));
    await expect(box.getByRole('link')).toContainText(alone.name);
    await expect(box.locator('img')).toHaveAttribute('src', /./);
    await expect(box.locator('time')).toHaveText(alone.modified.slice(0, 10));
    await expect(detail().getByRole('link', { name: alone.name })).toBeVisible();
    await expect(detail().getByText('Type of asset')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
    await single().click({ button: 'right' });
    await expect(pin('Zoom in')).toHaveAttribute('aria-disabled', 'true');
    await pin('Reset view').click();
    await expect(pin('3 assets')).toBeVisible();
  });

  test('MAP-033, MAP-034, MAP-031, MAP-032: a cluster opens the list of what stands there, and pointing at a row shows its details', async () => {
    await pin('3 assets').click();
    const rows = popup('3 assets').getByRole('listitem');
    await expect(rows).toHaveCount(3);
    await rows.nth(1).hover();
    await expect(detail().getByRole('heading', { name: 'Span 2' })).toBeVisible();
    await detail().hover();
    await expect(detail()).toBeVisible();
    await page.mouse.move(700, 30);
    await expect(detail()).toHaveCount(0);
    await popup('3 assets').getByText('3 assets').click();
    await expect(popup('3 assets')).toHaveCount(0);
    await pin('60 assets').click();
    await expect(popup('60 assets').getByRole('link')).toHaveCount(50);
    await expect(popup('60 assets').getByText('+10 more')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  test('MAP-035..037: assets without a location are listed, five and the number of the others', async () => {
    const panel = page.getByRole('region', { name: 'Assets without a location' });
    await expect(panel.getByRole('link')).toHaveText(['Nowhere 1', 'Nowhere 2', 'Nowhere 3', 'Nowhere 4', 'Nowhere 5']);
    await expect(panel.getByText('+2 more')).toBeVisible();
    await expect(panel.getByText(homeMessages.unlocatedNote)).toBeVisible();
  });

  test('GEN-035, GEN-037, HOME-004: inspections stand where their asset does, sites where they are, and a search leaves what it finds', async () => {
    await choose('Inspections');
    const inspection = page.getByRole('button', { name: /modified \d{4}-\d{2}-\d{2}$/ });
    await expect(inspection.first()).toBeVisible();
    await inspection.first().focus();
    await expect(detail().getByText('Status', { exact: true })).toBeVisible();
    await expect(detail().getByText('55.0000, 12.0000')).toBeVisible();
    await choose('Sites');
    await expect(pin(/, Site, modified/)).toBeVisible();
    await choose('Assets');
    await page.getByRole('searchbox', { name: 'Search assets by name' }).fill('no such asset');
    await expect(page.getByText('No assets with this name.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(pin('60 assets')).toBeVisible();
  });

  test('MAP-024: on a phone the map opens where most of it is, and a row leads to its asset', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(pin('60 assets')).toBeInViewport();
    await single().click();
    await popup(new RegExp(`^${alone.name}`)).getByRole('link').click();
    await expect(page).toHaveURL(`${studio.url}/assets/${alone.id}`);
  });
});
