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

/** Begins a page of the manager for the tests of a file or group, which share it. What the console says fails the test it says it in. @param signInOn signs in, in its own way */
export function onManagerPage(signInOn: () => Promise<void>): void {
  test.beforeAll(async ({ browser }) => {
    test.setTimeout(300_000);
    studio = await sharedStudio();
    manager = await apiOf(studio, 'manager');
    page = await browser.newPage({ reducedMotion: 'reduce' });
    watch = watchConsole(page);
    await signInOn();
  });
  test.afterEach(() => expect(watch.take()).toEqual([]));
  test.afterAll(() => page?.close());
}

/** Signs a manager in once for the tests of a file or group. @see {@link onManagerPage} */
export const asManager = (path = '/'): void => onManagerPage(() => signIn(page, studio, 'manager', path));
