import { expect, test } from '@playwright/test';
import { type Api, apiOf } from './api.ts';
import { watchConsole } from './console-watch.ts';
import { sharedStudio } from './shared-studio.ts';
import { signIn } from './sign-in.ts';
import type { Studio } from './studio.ts';

let studio: Studio;
let manager: Api;

test.describe('What a role may not do is not offered, not shown and refused', { tag: '@services' }, () => {
  test.beforeAll(async () => {
    studio = await sharedStudio();
    manager = await apiOf(studio, 'manager');
  });

  test('a viewer sees none of the create entries, is sent to /forbidden, and the API refuses', async ({ browser }) => {
    const visit = await browser.newContext();
    const viewed = await visit.newPage();
    const viewerConsole = watchConsole(viewed);
    await signIn(viewed, studio, 'viewer');
    const name = /^(Create|Edit)\b/;
    const createEntries = viewed.getByRole('link', { name }).or(viewed.getByRole('button', { name }));
    for (const contents of ['Sites', 'Assets', 'Inspections']) {
      await viewed.getByRole('radio', { name: contents }).check();
      await expect(viewed.getByRole('list', { name: contents.toLowerCase() }).getByRole('link').first()).toBeVisible();
      await expect(createEntries).toHaveCount(0);
    }
    const viewer = await apiOf(studio, 'viewer');
    for (const path of ['sites', 'assets', 'projects']) {
      const [first] = (await viewer('GET', `${path}?top=1`)).body;
      await viewed.goto(`${studio.url}/${path === 'projects' ? 'inspections' : path}/${first.id}`);
      await expect(viewed.getByRole('heading', { name: first.name }).first()).toBeVisible();
      await viewed.waitForLoadState('networkidle');
      // People who work on an asset may edit its inspections, regardless of their role.
      if (path !== 'projects') await expect(createEntries).toHaveCount(0);
    }
    await viewed.goto(`${studio.url}/sites/create`);
    await expect(viewed).toHaveURL(`${studio.url}/forbidden`);
    await expect(viewed.getByRole('heading', { name: 'Unauthorized' })).toBeVisible();
    expect(await viewerConsole.take()).toEqual([]);
    await visit.close();

    for (const path of ['sites', 'assets', 'projects']) {
      const before = (await manager('GET', path)).body.length;
      const { status: code, body } = await viewer('POST', path, { name: 'Not allowed' });
      expect([path, code]).toEqual([path, 403]);
      expect(body.message).toBe(
        'You are not authorized to access this. Contact your admin to adjust your permissions.',
      );
      expect((await manager('GET', path)).body).toHaveLength(before);
    }
  });
});
