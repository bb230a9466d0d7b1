import { expect, test } from '@playwright/test';
import { apiOf } from './api.ts';
import { watchConsole } from './console-watch.ts';
import { ASSET, SITE } from './demo-records.ts';
import { sharedStudio } from './shared-studio.ts';
import { type Person, signIn } from './sign-in.ts';
import type { Studio } from './studio.ts';

/** Those below a manager who are involved in the asset, and whether they may begin an inspection of it. */
const PEOPLE: readonly [person: Person, mayCreateInspection: boolean][] = [
  ['member', true],
  ['uploader', true],
  ['viewer', false],
];

let studio: Studio;
let siteId: string;
let assetId: string;

test.describe('Sites and assets below a manager', () => {
  test.beforeAll(async () => {
    studio = await sharedStudio();
    const manager = await apiOf(studio, 'manager');
    siteId = (await manager('GET', `sites?filter=name eq '${SITE}'`)).body[0].id;
    assetId = (await manager('GET', `assets?filter=name eq '${ASSET}'`)).body[0].id;
  });

  for (const [person, mayCreateInspection] of PEOPLE) {
    test(`a ${person} reads what they are involved in, and changes nothing`, async ({ browser }) => {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      const watch = watchConsole(page);
      await signIn(page, studio, person);
      await page.goto(`${studio.url}/sites/${siteId}`);
      const site = page.getByRole('dialog', { name: SITE });
      await expect(site.getByRole('link', { name: ASSET })).toBeVisible();
      await expect(site.getByRole('button')).toHaveText(['Close']);
      await expect(site.getByRole('link', { name: /Edit|Create Asset/ })).toHaveCount(0);
      await site.getByRole('link', { name: ASSET }).click();
      const asset = page.getByRole('dialog', { name: ASSET });
      await expect(asset.getByText('User involvement')).toBeVisible();
      await expect(asset.getByRole('link', { name: 'Create Inspection' })).toHaveCount(mayCreateInspection ? 1 : 0);
      await expect(asset.getByRole('link', { name: 'Edit' })).toHaveCount(0);
      await expect(asset.getByRole('button', { name: 'Delete' })).toHaveCount(0);
      for (const path of ['sites/create', `sites/update/${siteId}`, 'assets/create', `assets/update/${assetId}`]) {
        await page.goto(`${studio.url}/${path}`);
        await expect(page).toHaveURL(`${studio.url}/forbidden`);
      }
      expect(await watch.take()).toEqual([]);
      await page.close();
      const api = await apiOf(studio, person);
      const asked = [
        ['POST', 'sites'],
        ['PUT', `sites/${siteId}`],
        ['DELETE', `sites/${siteId}`],
        ['POST', 'assets'],
        ['PUT', `assets/${assetId}`],
        ['DELETE', `assets/${assetId}`],
      ] as const;
      const answers = await Promise.all(
        asked.map(async ([method, path]) => (await api(method, path, method === 'DELETE' ? undefined : {})).status),
      );
      expect(answers).toEqual(asked.map(() => 403));
    });
  }
});
