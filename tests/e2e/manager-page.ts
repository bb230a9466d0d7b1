import { expect, type Page, test } from '@playwright/test';
import { type Api, apiOf } from './api.ts';
import { type ConsoleWatch, watchConsole } from './console-watch.ts';
import { sharedStudio } from './shared-studio.ts';
import { signIn } from './sign-in.ts';
import type { Studio } from './studio.ts';

/** What the tests of a file have from {@link asManager} on. */
export let studio: Studio;
/** Calls of the manager. */
export let manager: Api;
/** On which the manager is signed in; every test has its own. */
export let page: Page;
export let watch: ConsoleWatch;

/** Opens a page of the manager for each test of a file or group. What the console says fails the test. @param signInOn signs in, in its own way */
export function onManagerPage(signInOn: () => Promise<void>): void {
  test.beforeAll(async () => {
    studio = await sharedStudio();
    manager = await apiOf(studio, 'manager');
  });
  test.beforeEach(async ({ browser }) => {
    page = await browser.newPage({ reducedMotion: 'reduce' });
    watch = watchConsole(page);
    await signInOn();
  });
  test.afterEach(async () => {
    const lines = await watch.take();
    await page.close();
    expect(lines).toEqual([]);
  });
}

/** Signs a manager in for each test of a file or group. @see {@link onManagerPage} */
export const asManager = (path = '/'): void => onManagerPage(() => signIn(page, studio, 'manager', path));
