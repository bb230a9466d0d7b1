import type { Locator, Page } from '@playwright/test';
import type { Visit } from '../visit.ts';

/**
 * One screen of the studio, as a person gets there. Each may leave things for the next one of its area to continue from.
 *
 * @typeParam V what it is opened with
 */
export interface Screen<V extends { page: Page } = Visit> {
  name: string;
  open: (visit: V) => Promise<void>;
  /** Of one that is there by its address alone: the address, and what is shown then. */
  address?: { path: (visit: V) => string; shown: (page: Page) => Locator };
  /** Reopens it after the window width changed, which closes menus. */
  again?: (page: Page) => Promise<void>;
  /** Puts back what only this screen needs, after it was looked at. */
  leave?: (visit: V) => Promise<void>;
  /** The server keeps it waiting: the network is not still before it is left. */
  isWaiting?: boolean;
  /** Lines the console may say here, where the screen shows a refusal. */
  says?: RegExp;
}

/** What browser and app write of a request that is refused. */
export const REFUSED = /Failed to load resource|StudioError|StorageError/;

export const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
export const question = (page: Page, name: string): Locator => page.getByRole('alertdialog', { name });

/** Nothing on the page is loading any more. */
export const isLoaded = (page: Page): Promise<void> =>
  page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });

/** Opens an address afresh and waits until nothing of it is loading any more. */
export async function goTo({ page, url }: Visit, path: string): Promise<void> {
  await page.goto(url + path);
  await page.locator('main :is(h1, h2), [role=dialog]').first().waitFor({ state: 'attached' });
  await isLoaded(page);
}

type Path = string | ((visit: Visit) => string);

/** A screen that is its address: there once what it shows is. */
export const at = (name: string, path: Path, shown: (page: Page) => Locator): Screen => {
  const pathOf = typeof path === 'string' ? () => path : path;
  return {
    name,
    address: { path: pathOf, shown },
    open: async (visit) => {
      await goTo(visit, pathOf(visit));
      await shown(visit.page).first().waitFor();
    },
  };
};

/** A dialog at an address; one with a form is there once it can be saved. */
export const dialogAt = (name: string, path: Path, title: string): Screen =>
  at(name, path, (page) =>
    /^(Create|Edit) /.test(title) ? dialog(page, title).getByRole('button', { name: 'Save' }) : dialog(page, title),
  );

/** A screen that follows from the one before it. */
export const next = <V extends { page: Page } = Visit>(
  name: string,
  act: (page: Page, visit: V) => Promise<unknown>,
  shown: (page: Page) => Locator,
  says?: RegExp,
): Screen<V> => ({
  name,
  ...(says && { says }),
  open: async (visit) => {
    await act(visit.page, visit);
    await shown(visit.page).first().waitFor();
  },
});

/** The menu of a button on the screen before it. */
export const menu = (
  name: string,
  button: (page: Page) => Locator,
  shown: (page: Page) => Locator = (page) => page.getByRole('menuitem'),
): Screen => {
  const open = async (page: Page) => {
    await button(page).click();
    await shown(page).first().waitFor();
  };
  return {
    name,
    open: ({ page }) => open(page),
    again: async (page) => {
      await page.keyboard.press('Escape');
      await shown(page).first().waitFor({ state: 'detached' });
      await open(page);
    },
  };
};

/** A screen of which the server answers one list or record otherwise than it would. */
export const answered = (
  { name, open }: Screen,
  calls: RegExp,
  answer: { status?: number; json: unknown; headers?: Record<string, string> },
): Screen => ({
  name,
  open: async (visit) => {
    await visit.page.route(calls, (route) =>
      route.request().method() === 'GET' ? route.fulfill(answer) : route.fallback(),
    );
    await open(visit);
  },
  leave: ({ page }) => page.unroute(calls),
  ...((answer.status ?? 200) >= 400 && { says: REFUSED }),
});

/** Whatever is read from the server, but for who is signed in. */
const READING = /\/api\/v2\/(?!users\/whoami)/;

/** A URL whose requests never finish, which shows its skeletons. */
export const waiting = (name: string, path: Path): Screen => ({
  name,
  isWaiting: true,
  open: async (visit) => {
    await visit.page.route(READING, () => undefined);
    await visit.page.goto(visit.url + (typeof path === 'string' ? path : path(visit)));
    await visit.page.locator(':is(main, [role=dialog]) [aria-busy=true]').first().waitFor({ state: 'attached' });
  },
  leave: ({ page }) => page.unroute(READING),
});
