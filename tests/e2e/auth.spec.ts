import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type Api, apiOf } from './api.ts';
import { watchConsole } from './console-watch.ts';
import { journey } from './journey.ts';
import { tabTo } from './keyboard.ts';
import { signIn, signInByHand } from './sign-in.ts';
import { sharedStudio } from './shared-studio.ts';
import type { Studio } from './studio.ts';
import { watchRequests } from './watch-requests.ts';

const SUPPORT = 'support@demo.example';
const SCOPES = ['read', 'write', 'delete', 'file.download', 'file.upload'];

let studio: Studio;
let manager: Api;
let context: BrowserContext;
let page: Page;

const provider = () => page.getByRole('heading', { name: 'Sign in', level: 1 });
const person = (of: Page, name: string) => of.getByRole('button', { name: `${name}@demo.example` });
const rail = () => page.getByRole('navigation').first();

test.describe('Signing in', () => {
  test.beforeAll(async ({ browser }) => {
    studio = await sharedStudio();
    manager = await apiOf(studio, 'manager');
    context = await browser.newContext({ reducedMotion: 'reduce' });
    page = await context.newPage();
  });
  test.afterAll(() => context.close());

  journey('a session begins, expires, is continued and ends', (step) => {
    step(
      'by keyboard alone, silently first, on the page of the provider, back to the address that was asked for',
      async () => {
        const watch = watchConsole(page);
        const { asked, sent } = watchRequests(page);
        await page.goto(`${studio.url}/company/documents`);
        await expect(provider()).toBeVisible();
        expect(new URL(page.url()).pathname).toMatch(/^\/idp\//);
        await expect(page.locator('input[type=password]')).toHaveCount(0);
        expect(asked.map(({ isSilent, isWholePage }) => [isSilent, isWholePage])).toEqual([
          [true, false],
          [false, true],
        ]);
        for (const { scopes } of asked) expect(scopes).toEqual(expect.arrayContaining(SCOPES));
        expect(sent).toEqual([]);

        await tabTo(page, person(page, 'manager'));
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { level: 1, name: /^Documents/ })).toBeVisible();
        await expect(page).toHaveURL(`${studio.url}/company/documents`);
        await rail().getByRole('link', { name: 'Home' }).click();
        await expect(page.getByRole('list', { name: 'sites', exact: true })).toBeVisible();
        expect(sent.length).toBeGreaterThan(3);
        expect(sent.filter((authorization) => !authorization?.startsWith('Bearer ey'))).toEqual([]);
        expect(asked).toHaveLength(2);
        expect(await watch.take()).toEqual([]);
      },
    );

    step(
      'Back to the page of the finished sign-in goes on to Home, and an answer that nobody asked for leaves the address',
      async () => {
        const visitor = await context.browser()!.newContext();
        const tab = await visitor.newPage();
        await signInByHand(tab, studio, 'viewer');
        await tab.goBack();
        await expect(tab.getByRole('navigation').first()).toBeVisible();
        expect(new URL(tab.url()).pathname).toBe('/');
        await tab.goto(`${studio.url}/?code=of-somebody-else&state=foreign`);
        await expect(tab.getByRole('navigation').first()).toBeVisible();
        await expect(tab).toHaveURL(`${studio.url}/`);
        await visitor.close();
      },
    );

    step('a second visit is silent; until the account is known nothing but its loading shows', async () => {
      const second = await context.newPage();
      const { asked } = watchRequests(second);
      const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
      await second.route('**/api/v2/users/whoami', async (route) => {
        await answered;
        await route.continue();
      });
      await second.goto(`${studio.url}/company/documents`);
      await expect(second.getByRole('img', { name: 'Signing in' })).toBeVisible();
      await expect(second.getByRole('navigation')).toHaveCount(0);
      await expect(second.getByRole('heading')).toHaveCount(0);
      answer();
      await expect(second.getByRole('heading', { level: 1, name: /^Documents/ })).toBeVisible();
      expect(asked.filter(({ isWholePage }) => isWholePage)).toEqual([]);
      await second.close();
    });

    step('a session that has ended is asked for over whatever is open, and what was typed stays', async () => {
      await page.getByRole('button', { name: 'Create New' }).click();
      await page.getByRole('menuitem', { name: 'Site', exact: true }).click();
      const form = page.getByRole('dialog', { name: 'Create Site' });
      const name = form.getByRole('textbox', { name: 'Name' });
      await name.fill('Session quay');
      await context.clearCookies();
      await page.route('**/idp/token*', (route) => route.fulfill({ status: 400, json: { error: 'invalid_grant' } }));
      await page.route('**/api/v2/sites', (route) => route.fulfill({ status: 401, json: {} }));
      await form.getByRole('button', { name: 'Save' }).click();
      const question = page.getByRole('alertdialog', { name: 'Session expired' });
      await expect(question).toContainText('Your session has expired. Please log in again.');
      await question.getByRole('button', { name: 'Not now' }).click();
      const refusal = form.getByRole('status').filter({ hasText: 'Your session has expired. Please log in again.' });
      await expect(refusal).toBeVisible();
      await expect(name).toHaveValue('Session quay');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(question).toBeVisible();
      await page.unroute('**/idp/token*');
      await page.unroute('**/api/v2/sites');

      const signInAgain = question.getByRole('button', { name: 'Sign in again' });
      const [window] = await Promise.all([page.waitForEvent('popup'), signInAgain.click()]);
      await person(window, 'manager').click();
      await expect(question).toHaveCount(0);
      await expect(page.getByText('Signed in again', { exact: true }).first()).toBeVisible();
      await expect(refusal).toHaveCount(0);
      await expect(name).toHaveValue('Session quay');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('dialog', { name: 'Session quay' })).toBeVisible();
      const [site] = (await manager('GET', "sites?filter=name eq 'Session quay'")).body;
      expect((await manager('DELETE', `sites/${site.id}`)).status).toBe(204);
    });

    step('Logout asks first, ends the session for good, and the next sign-in is asked for', async () => {
      await page.goto(studio.url);
      await rail().getByRole('button', { name: 'Logout' }).click();
      const question = page.getByRole('alertdialog', { name: 'Logout' });
      await expect(question).toHaveAccessibleDescription('Are you sure you want to logout?');
      await question.getByRole('button', { name: 'Logout' }).click();
      await expect(provider()).toBeVisible();
      await page.goto(`${studio.url}/users`);
      await expect(provider()).toBeVisible();
      await expect(page).not.toHaveURL(/\/users$/);
    });

    step('another failure says so and stays; the retry loads the page again', async () => {
      const { asked } = watchRequests(page);
      await page.route('**/idp/auth?*', (route) => {
        const { searchParams } = new URL(route.request().url());
        const failed = new URLSearchParams({
          error: 'server_error',
          error_description: 'down',
          state: searchParams.get('state') ?? '',
        });
        return route.fulfill({ status: 302, headers: { location: `/redirect.html#${failed}` } });
      });
      await page.goto(`${studio.url}/company/documents`);
      await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
      await expect(page).toHaveURL(`${studio.url}/company/documents`);
      await expect(page.getByRole('link', { name: SUPPORT })).toHaveAttribute('href', `mailto:${SUPPORT}`);
      expect(asked.filter(({ isWholePage }) => isWholePage)).toEqual([]);
      await page.unroute('**/idp/auth?*');
      const loaded = page.waitForRequest(
        (request) => request.isNavigationRequest() && request.url() === `${studio.url}/company/documents`,
      );
      await page.getByRole('button', { name: 'reload the page' }).click();
      await loaded;
      await expect(provider()).toBeVisible();
      await person(page, 'member').click();
      await expect(page.getByRole('heading', { level: 1, name: /^Documents/ })).toBeVisible();
    });
  });

  test('rejected tokens without a session at the provider lead to its page, not to an error', async ({ browser }) => {
    const theirs = await browser.newPage();
    await signIn(theirs, studio, 'member', '/company/documents');
    await theirs.context().clearCookies();
    await theirs.route('**/idp/token*', (route) => route.fulfill({ status: 400, json: { error: 'invalid_grant' } }));
    await theirs.route('**/api/v2/users/whoami', (route) => route.fulfill({ status: 401, json: {} }));
    await theirs.reload();
    await expect(theirs.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
    await theirs.unrouteAll();
    await person(theirs, 'member').click();
    await expect(theirs).toHaveURL(`${studio.url}/company/documents`);
    await expect(theirs.getByRole('heading', { level: 1, name: /^Documents/ })).toBeVisible();
    await theirs.close();
  });

  test('a rejected token at the start offers to sign in again and to log out', async ({ browser }) => {
    const theirs = await browser.newPage();
    await signIn(theirs, studio, 'member');
    await theirs.route('**/api/v2/users/whoami', (route) => route.fulfill({ status: 401, json: {} }));
    for (const [action, heading] of [
      ['Sign in again', 'Sign in'],
      ['Logout', 'Sign in'],
    ] as const) {
      await theirs.goto(studio.url);
      await expect(theirs.getByText('Your session has expired. Please log in again.')).toBeVisible();
      await expect(theirs.getByRole('button', { name: 'reload the page' })).toBeVisible();
      await theirs.getByRole('button', { name: action }).click();
      await expect(theirs.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    }
    await theirs.close();
  });

  test('logging out in one tab signs out the others, and they keep no data on the page', async ({ browser }) => {
    const theirs = await browser.newContext();
    const [first, second] = [await theirs.newPage(), await theirs.newPage()];
    await signIn(first, studio, 'member');
    await second.goto(`${studio.url}/company/documents`);
    await expect(second.getByRole('heading', { level: 1, name: /^Documents/ })).toBeVisible();
    await first.getByRole('navigation').first().getByRole('button', { name: 'Logout' }).click();
    await first.getByRole('alertdialog', { name: 'Logout' }).getByRole('button', { name: 'Logout' }).click();
    await expect(second.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
    await expect(second.getByRole('navigation')).toHaveCount(0);
    await expect(first.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
    await second.reload();
    await expect(second.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
    await theirs.close();
  });

  test('a person who is deactivated gets the Logout page with the next call', async ({ browser }) => {
    const [found] = (await manager('GET', "users?filter=email eq 'uploader@demo.example'")).body;
    const theirs = await browser.newPage();
    await signIn(theirs, studio, 'uploader');
    await theirs.waitForLoadState('networkidle');
    try {
      expect((await manager('PUT', `users/${found.id}/deactivate`)).status).toBe(200);
      await theirs.getByRole('searchbox').fill('pier');
      await expect(theirs.getByText('The account for this email is inactive. Contact your admin.')).toBeVisible();
      await expect(theirs.getByRole('navigation')).toHaveCount(0);
      await expect(theirs.getByRole('button', { name: 'Logout' })).toBeVisible();
    } finally {
      await manager('PUT', `users/${found.id}/activate`);
    }
    await theirs.close();
  });

  test('an account that is not active reads why, and can only log out', async ({ browser }) => {
    const theirs = await browser.newPage();
    await theirs.goto(studio.url);
    await theirs.getByRole('button', { name: /o\.haugen@demo\.example/ }).click();
    await expect(theirs.getByText('The account for this email is inactive. Contact your admin.')).toBeVisible();
    await expect(theirs.getByRole('navigation')).toHaveCount(0);
    await theirs.getByRole('button', { name: 'Logout' }).click();
    await expect(theirs.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
    await theirs.close();
  });
});
