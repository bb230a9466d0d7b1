import { expect, type Locator, test } from '@playwright/test';
import { shortDate } from './dates.ts';
import { manager, onManagerPage, page, studio } from './manager-page.ts';
import { signIn } from './sign-in.ts';

const choose = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();

type Named = { name: string };

test.describe('Home as a map', () => {
  /** A real bridge with its own pin. */
  let alone: { id: string; name: string; modified: string; site: Named; createdBy: Named; recentProject: Named };
  /** The one inspection of the map. */
  let surveyed: Named & { modified: string };

  onManagerPage(async () => {
    const { body: assets } = await manager('GET', 'assets');
    const { body: projects } = await manager('GET', 'projects?top=1');
    [surveyed] = projects;
    const { body: sites } = await manager('GET', 'sites?top=1');
    alone = assets.find(({ thumbnail }: { thumbnail: string | null }) => thumbnail);
    const at = (longitude: number, latitude: number) => ({ longitude, latitude });
    const some = (count: number, name: string, location: object | null) =>
      Array.from({ length: count }, (_, index) => ({
        ...alone,
        id: `${name}-${index}`,
        name: `${name} ${index + 1}`,
        location,
      }));
    const onMap = {
      assets: [
        ...some(60, 'Pier', at(4, 52)),
        ...some(3, 'Span', at(12, 55)),
        { ...alone, location: at(-3, 56) },
        ...some(7, 'Nowhere', null),
      ],
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

  const pin = (name: string | RegExp): Locator => page.getByRole('button', { name });
  const popup = (name: string | RegExp): Locator => page.getByRole('dialog', { name });
  const detail = (): Locator => page.getByRole('region', { name: 'Pointed at' });
  const single = () => pin(new RegExp(`^${alone.name}, .*, modified ${shortDate(alone.modified)}$`));

  test('a located asset is a pin with a popup', async () => {
    await expect(pin('60 assets')).toBeVisible();
    await expect(pin('3 assets')).toBeVisible();
    await expect(page.getByRole('application').getByRole('button', { name: /Nowhere/ })).toHaveCount(0);
    await single().click();
    const box = popup(new RegExp(`^${alone.name}`));
    await expect(box.getByRole('link')).toContainText(alone.name);
    await expect(box.locator('img')).toHaveAttribute('src', /./);
    await expect(box.locator('time')).toHaveText(shortDate(alone.modified));
    await expect(detail().getByRole('heading', { name: alone.name })).toBeVisible();
    await expect(detail().getByRole('link', { name: 'Open asset' })).toHaveAttribute('href', `/assets/${alone.id}`);
    for (const fact of [
      alone.site.name,
      'Type of asset',
      '56.0000, -3.0000',
      alone.recentProject.name,
      alone.createdBy.name,
    ]) {
      await expect(detail().getByText(fact, { exact: true }).first()).toBeVisible();
    }
    const { body: categories } = await manager('GET', `categories?filter=assetId eq '${alone.id}'`);
    for (const { name } of categories as { name: string }[])
      await expect(detail().getByText(name, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
    await single().click({ button: 'right' });
    await expect(pin('Zoom in')).toHaveAttribute('aria-disabled', 'true');
    await pin('Reset view').click();
    await expect(pin('3 assets')).toBeVisible();
  });

  test('a cluster opens the list of its places, and hovering a row shows its details', async () => {
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

  test('assets without a location are listed, five and the number of the others', async () => {
    const panel = page.getByRole('region', { name: 'Assets without a location' });
    await expect(panel.getByRole('link')).toHaveText(['Nowhere 1', 'Nowhere 2', 'Nowhere 3', 'Nowhere 4', 'Nowhere 5']);
    await expect(panel.getByText('+2 more')).toBeVisible();
    await expect(
      panel.getByText('An asset gets a location when its first inspection is processed.', { exact: true }),
    ).toBeVisible();
  });

  test('inspections are at the location of their asset, sites at their own, and a search shows only its results', async () => {
    await choose('Inspections');
    const inspection = page
      .getByRole('application', { name: 'Map of inspections' })
      .getByRole('button', { name: new RegExp(`^${surveyed.name}, .+, modified ${shortDate(surveyed.modified)}$`) });
    await expect(inspection).toBeVisible();
    await inspection.focus();
    await expect(detail().getByText('Status', { exact: true })).toBeVisible();
    await expect(detail().getByText('55.0000, 12.0000')).toBeVisible();
    await choose('Sites');
    await expect(pin(/, Site, modified/)).toBeVisible();
    await expect(page.locator('[data-pin]')).not.toHaveCount(0);
    await expect(page.locator('[data-pin]:not(:has(svg))')).toHaveCount(0);
    await choose('Assets');
    await page.getByRole('searchbox', { name: 'Search assets by name' }).fill('no such asset');
    await expect(page.getByText('No assets with this name.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(pin('60 assets')).toBeVisible();
  });

  test('on a phone the list of a group lies inside the map, over its buttons', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await pin('60 assets').click();
    const list = page.getByRole('dialog', { name: '60 assets' });
    await expect(list.getByRole('link').first()).toBeFocused();
    const map = page.getByRole('application');
    await expect(async () => {
      const [box, frame] = [await list.boundingBox(), await map.boundingBox()];
      expect(box?.y).toBeGreaterThanOrEqual(frame?.y ?? Infinity);
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    }).toPass();
    // A click needs the link to be uncovered.
    await list.getByRole('link').first().click({ trial: true });
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.reload();
  });

  test('on a phone the details are a sheet below the map that never hides the chosen pin, and a row leads to its asset', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(pin('60 assets')).toBeInViewport();
    const sheet = page.getByRole('region', { name: 'Details' });
    const bar = sheet.getByRole('button', { name: /^Details/ });
    const expectPinSeen = async () => {
      await expect(single()).toBeInViewport({ ratio: 1 });
      await expect(async () => {
        const [mark, box] = [await single().boundingBox(), await sheet.boundingBox()];
        expect(mark!.y + mark!.height).toBeLessThanOrEqual(box!.y);
      }).toPass();
    };
    await expect(bar).toContainText('7 assets without a location');
    await single().click();
    await expect(sheet).toHaveAttribute('data-height', 'half');
    await expect(detail().getByRole('heading', { name: alone.name })).toBeVisible();
    await expectPinSeen();
    await bar.focus();
    await page.keyboard.press('ArrowUp');
    await expect(sheet).toHaveAttribute('data-height', 'full');
    await expectPinSeen();
    const { x, y } = (await bar.boundingBox())!;
    await page.mouse.move(x + 40, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 40, y + 120, { steps: 4 });
    await page.mouse.move(x + 40, y + 600, { steps: 4 });
    await page.mouse.up();
    await expect(sheet).toHaveAttribute('data-height', 'closed');
    await expect(bar).toContainText(alone.name);
    await expectPinSeen();
    await popup(new RegExp(`^${alone.name}`))
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(`${studio.url}/assets/${alone.id}`);
  });
});
