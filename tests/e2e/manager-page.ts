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
/** On which the manager is signed in. */
export let page: Page;
export let watch: ConsoleWatch;

/** Signs a manager in once for the tests of a file or group, which share the page. What the console says fails the test it says it in. */
export function asManager(path = '/'): void {
  test.beforeAll(async ({ browser }) => {
    test.setTimeout(300_000);
    studio = await sharedStudio();
    manager = await apiOf(studio, 'manager');
    page = await browser.newPage({ reducedMotion: 'reduce' });
    watch = watchConsole(page);
    await signIn(page, studio, 'manager', path);
  });
  test.afterEach(() => expect(watch.take()).toEqual([]));
  test.afterAll(() => page?.close());
}
