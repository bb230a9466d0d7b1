import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type Api, apiOf } from './api.ts';
import { type ConsoleWatch, watchConsole } from './console-watch.ts';
import { follow } from './follow.ts';
import { everyId, mayCome, people, readRouteIds, type RouteIds, routes, type StudioRoute } from './routes.ts';
import { sharedStudio } from './shared-studio.ts';
import { type Person, signIn } from './sign-in.ts';
import type { Studio } from './studio.ts';

const PATTERN = everyId((name) => `{${name}}`);
const NOBODYS = everyId(() => 'nobody-has-this-0000000');

let studio: Studio;
let admin: Api;
let ids: RouteIds;

const screenOf = (page: Page, { screen, isDialog }: StudioRoute) =>
  isDialog
    ? page.getByRole('dialog', { name: screen })
    : page.getByRole('main').getByRole('heading', { name: screen }).first();

const unknown = (page: Page) =>
  page.getByText('Unable to find this resource on the server.').or(page.getByText('Page not found')).first();

/** What a page says of a record that its reader may not see, by the code or else the status of the reply. */
const REFUSALS: Readonly<Record<number, string>> = {
  4: 'You need permission to access this item.',
  113: 'You cannot access this inspection. Contact your admin.',
  403: 'You are not authorized to access this. Contact your admin to adjust your permissions.',
  404: 'Unable to find this resource on the server.',
};

/** Every failed call is logged by the app and by the browser. */
const isOfARefusal = (line: string) => /status of 40[34]|StudioError/.test(line);

async function expectForbidden(page: Page): Promise<void> {
  await expect(page).toHaveURL(`${studio.url}/forbidden`);
  await expect(page.getByRole('heading', { name: 'Unauthorized' })).toBeVisible();
}

test.describe('Every route, for each of the six roles', () => {
  test.beforeAll(async () => {
    studio = await sharedStudio();
    admin = await apiOf(studio, 'admin');
    ids = await readRouteIds(admin);
  });

  const visitAs = async (context: BrowserContext, person: Person): Promise<{ page: Page; watch: ConsoleWatch }> => {
    const page = await context.newPage();
    const watch = watchConsole(page);
    await signIn(page, studio, person);
    return { page, watch };
  };

  for (const person of people) {
    test(`${person}: comes where the role may, is sent to /forbidden elsewhere`, async ({ context }) => {
      const { page, watch } = await visitAs(context, person);
      const own = await apiOf(studio, person);
      for (const route of routes) {
        const path = route.path(ids);
        await test.step(path, async () => {
          await follow(page, path);
          if (!mayCome(person, route) && !(await isInvolved(own, route))) return expectForbidden(page);
          const refusal = route.isScoped ? await refusalOf(own, path) : null;
          if (refusal) return expect(page.getByText(refusal)).toBeVisible();
          await expect(screenOf(page, route)).toBeVisible();
          await expect(page).toHaveURL(studio.url + path);
        });
      }
      expect((await watch.take()).filter((line) => !isOfARefusal(line))).toEqual([]);
    });
  }

  test.describe('a link opens the screen over the page it belongs to', () => {
    let context: BrowserContext;
    let page: Page;
    let watch: ConsoleWatch;
    test.beforeAll(async ({ browser }) => {
      context = await browser.newContext();
      ({ page, watch } = await visitAs(context, 'admin'));
    });
    test.afterAll(() => context.close());

    for (const route of routes) {
      test(route.path(PATTERN), async () => {
        const path = route.path(ids);
        // Answers to the page of the test before can come late.
        await page.goto('about:blank');
        await watch.take();
        await page.goto(studio.url + path);
        await expect(screenOf(page, route)).toBeVisible();
        if (route.title) await expect(page).toHaveTitle(`${route.title} | Inspection Studio`);
        if (route.isDialog) {
          await page.getByRole('dialog').last().getByRole('button', { name: 'Close' }).click();
          await expect(page.getByRole('dialog', { name: route.screen })).toHaveCount(0);
          await expect(page.locator('main').locator('h1, h2').first()).toBeAttached();
        } else {
          await follow(page, '/forbidden');
          await expectForbidden(page);
        }
        await page.goBack();
        await expect(screenOf(page, route)).toBeVisible();
        await page.goForward();
        await expect(page).not.toHaveURL(studio.url + path);
        expect(await watch.take()).toEqual([]);
        if (!route.hasId) return;
        await follow(page, route.path(NOBODYS));
        await expect(unknown(page)).toBeVisible();
        await expect(
          page
            .getByRole('button', { name: 'Close' })
            .or(page.getByRole('link', { name: 'Home' }))
            .first(),
        ).toBeVisible();
        expect((await watch.take()).filter((line) => !isOfARefusal(line))).toEqual([]);
      });
    }
  });
});

/** What is said of the record of an address to somebody who may not read it; null to those who may. */
async function refusalOf(api: Api, path: string): Promise<string | null> {
  const { status, body } = await api('GET', path.slice(1).replace('inspections', 'projects'));
  return status === 200 ? null : (REFUSALS[body?.code ?? status] ?? `Status ${status}`);
}

/** Whether the policy of an inspection lets the person in whatever the role. */
async function isInvolved(api: Api, { path }: StudioRoute): Promise<boolean> {
  if (!path(ids).startsWith('/inspections/update/')) return false;
  const { body: me } = await api('GET', 'users/whoami');
  const { body: asset } = await admin('GET', `projects/${ids.inspection}/asset`);
  return [...asset.memberIds, ...asset.uploaderIds, asset.createdBy?.id].includes(me.id);
}
