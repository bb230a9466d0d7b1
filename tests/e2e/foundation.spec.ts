import { expect, type Locator, test } from '@playwright/test';
import { FILE_TYPE_NUMBERS } from '@inspection-studio/domain/shared';
import { apiOf } from './api.ts';
import { addImages, beginInspection, fillDetails, saveInspection } from './create-steps.ts';
import { drawFrames } from './frames.ts';
import { asManager, manager, page, studio, watch } from './manager-page.ts';
import { signIn } from './sign-in.ts';

const NOUNS = ['sites', 'assets', 'inspections'] as const;
type Noun = (typeof NOUNS)[number];

const grid = (noun: Noun): Locator => page.getByRole('list', { name: noun, exact: true });
const choose = (noun: Noun) => page.getByRole('radio', { name: new RegExp(`^${noun}`, 'i') }).check();
const columnsOf = (list: Locator) =>
  list.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);
const first = async (path: string) => (await manager('GET', `${path}?top=1`)).body[0] as { id: string; name: string };
const visit = (path: string) => page.goto(studio.url + path);

test.describe('Foundations of every page', () => {
  asManager();

  test('a forbidden and an unknown page say so, and each page has its title', async () => {
    await visit('/forbidden');
    await expect(page.getByRole('heading', { name: 'Unauthorized', exact: true })).toBeVisible();
    await expect(page.getByText('You do not have permission to view this page.', { exact: true })).toBeVisible();
    await expect(
      page.getByText('Please contact your administrator for more information.', { exact: true }),
    ).toBeVisible();
    await expect(page).toHaveTitle('Forbidden | Inspection Studio');
    await visit('/no-such-path/at/all');
    await expect(page.getByRole('heading', { name: 'Page not found', exact: true })).toBeVisible();
    await expect(page.getByText('The page that you are looking for does not exist.', { exact: true })).toBeVisible();
    await expect(page).toHaveTitle('Not Found | Inspection Studio');
    await expect(page.getByRole('navigation').first()).toBeVisible();
    const site = await first('sites');
    await visit(`/sites/${site.id}`);
    const words = site.id.replaceAll('-', ' ');
    await expect(page).toHaveTitle(`${words.charAt(0).toUpperCase()}${words.slice(1)} | Inspection Studio`);
  });

  test('a query that fails says why, and is sent again by a click', async () => {
    const retry = page.getByRole('button', { name: 'Click to retry data fetching.', exact: true });
    const answers = [
      { status: 500, json: {} },
      { status: 200, json: [{ id: 7 }], headers: { 'x-pagination': '{}' } },
    ];
    await page.route('**/api/v2/sites?*top=*', (route) => {
      const answer = answers.shift();
      return answer ? route.fulfill(answer) : route.fallback();
    });
    await visit('/');
    await expect(page.getByText('500 Something went wrong.', { exact: true })).toBeVisible();
    await retry.click();
    await expect(page.getByText('Malformed response.', { exact: true })).toBeVisible();
    await retry.click();
    await expect(grid('sites').getByRole('article').first()).toBeVisible();
    await page.unroute('**/api/v2/sites?*top=*');
    const logged = (await watch.take()).filter((line) => !/Failed to load resource/.test(line));
    expect(logged).toEqual([
      expect.stringContaining('500 Something went wrong.'),
      expect.stringContaining('Malformed response.'),
    ]);
  });

  test('search waits for 300 ms without a key, and filters name contains', async () => {
    const asked: string[] = [];
    const listen = (request: { url: () => string }) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/api/v2/sites')) asked.push(searchParams.get('filter') ?? '');
    };
    page.on('request', listen);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const search = page.getByRole('searchbox', { name: 'Search sites by name' });
    for (const key of 'forth') {
      await search.press(key);
      await page.clock.runFor(299);
    }
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => asked).toEqual(["contains(name,'forth')"]);
    await page.clock.resume();
    page.off('request', listen);
  });

  test('columns of the grids below lg (1025 px), from there, and from xl (1440 px)', async () => {
    const columns: Record<Noun, number[]> = { sites: [], assets: [], inspections: [] };
    await visit('/');
    for (const noun of NOUNS) {
      await choose(noun);
      await expect(grid(noun).getByRole('article').first()).toBeVisible();
      for (const width of [1024, 1025, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        columns[noun].push(await columnsOf(grid(noun)));
      }
    }
    expect(columns).toEqual({ sites: [2, 2, 3], assets: [2, 3, 4], inspections: [2, 3, 4] });
  });

  test('a site or an asset in the address is chosen already', async () => {
    const [site, asset] = [await first('sites'), await first('assets')];
    for (const [search, expected] of [
      ['', 'Select an option'],
      [`?site=${site.id}`, site.name],
    ]) {
      await visit(`/assets/create${search}`);
      await expect(
        page.getByRole('dialog', { name: 'Create Asset' }).getByRole('combobox', { name: 'Site' }),
      ).toHaveText(expected as string);
    }
    for (const [search, expected] of [
      ['', 'Select an option'],
      [`?asset=${asset.id}`, asset.name],
    ]) {
      await visit(`/inspections/create${search}`);
      await page.getByRole('tab', { name: /Details/ }).click();
      await expect(page.getByRole('tabpanel').getByRole('combobox', { name: 'Asset' })).toHaveText(expected as string);
    }
  });

  test('data of every kind, in the units of the reader; the version', async () => {
    const [asset, checklist] = [await first('assets'), await first('checklists')];
    const { body: project } = await manager('POST', 'projects', {
      name: 'EveryKind',
      description: '',
      assetId: asset.id,
      checklistId: checklist.id,
    });
    const files = (...names: string[]) => names.map((name) => ({ name, size: 2 }));
    const { status } = await manager('PUT', `projects/${project.id}/modules`, {
      three: { rgb: files('a.jpg'), ir: files('b.jpg'), isAr: false, remove: [] },
      two: { rgb: files('c.jpg'), ir: [], remove: [] },
      ortho: { isEnabled: true, gcp: false, data: files('d.xlsx'), remove: [] },
      sonar: { data: files('e.bmp', 'e.txt'), remove: [] },
      supplementary: {
        data: [{ name: 'f.pdf', size: 2, mime: 'application/pdf', type: FILE_TYPE_NUMBERS.Blob }],
        remove: [],
      },
    });
    expect(status).toBe(200);
    await manager('POST', `projects/${project.id}/capturedata`, {
      captureDate: '',
      location: '',
      acquisitionTeam: ['Priya Raman'],
      airTemperature: 6.4,
      windSpeed: null,
      humidity: null,
      captureDevice: '',
      geotagged: 0,
      visualResolution: '',
      thermalType: 0,
      sonarRange: '',
      supervisor: '',
    });
    // The studio does not record lidar; the processing service reports it.
    await page.route(`**/api/v2/projects/${project.id}`, async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      return route.fulfill({
        response: answer,
        json: { ...body, modules: { ...body.modules, lidar: { data: true } } },
      });
    });
    await visit(`/inspections/${project.id}`);
    for (const name of [
      /^3D Digital Twin Visual 1/,
      /^3D Digital Twin Thermal 1/,
      /^2D Data Visual 1/,
      /^Orthomosaic/,
      /^Sonar Data Images 1/,
      /^Supplementary Data/,
      /^Lidar/,
    ]) {
      await expect(page.getByRole('row', { name })).toBeVisible();
    }
    const temperature = (text: string) => page.getByRole('region', { name: 'Capture Data' }).getByText(text);
    await expect(temperature('6.4 °C')).toBeVisible();
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toContainText('Version 9.3.3');
    await page.getByRole('radio', { name: 'Imperial' }).check();
    await expect(temperature('43.5 °F')).toBeVisible();
    await page.reload();
    await expect(temperature('43.5 °F')).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('studio.units'));
    const { body: me } = await manager('GET', 'users/whoami');
    await visit(`/users/${me.id}`);
    await expect(page.getByText('Version 9.3.3')).toBeVisible();
    expect((await manager('DELETE', `projects/${project.id}`)).status).toBe(204);
  });

  test('an uploader uploads data of an asset they are assigned to', async ({ browser }) => {
    const uploader = await apiOf(studio, 'uploader');
    const [asset] = (await uploader('GET', 'assets?top=1')).body;
    const frames = await drawFrames(1);
    const theirs = await browser.newPage();
    await signIn(theirs, studio, 'uploader');
    await theirs.goto(`${studio.url}/assets/${asset.id}`);
    await beginInspection(theirs, '2D Data');
    await addImages(theirs, frames.paths);
    await theirs.getByRole('tab', { name: /Details/ }).click();
    await fillDetails(theirs, { name: 'UploaderFlight', checklist: (await first('checklists')).name });
    const id = await saveInspection(theirs, 'UploaderFlight');
    const isUploaded = async () =>
      (await uploader('GET', `projects/${id}/modules`)).body.two.rgb[0]?.isUploaded as boolean;
    await expect.poll(isUploaded).toBe(true);
    // 409 until the page has said that its upload has ended.
    await expect.poll(async () => (await manager('DELETE', `projects/${id}`)).status).toBe(204);
    await theirs.close();
    await frames.remove();
  });
});
