import type { Locator, Page } from '@playwright/test';
import { enterEmail, enterPassword, heading } from '../../account-steps.ts';
import { type AccountVisit, FIRST_ADMIN } from '../../account-visit.ts';
import { next, REFUSED, type Screen } from '../screen.ts';

const OPTIONS = '**/passkey-options';
/** The token of a link that nobody was given. */
export const UNKNOWN = 'x'.repeat(43);
export const WRONG_PASSWORD = 'gannets on the bass rock';

/** The title of a page. */
export const title = (name: string) => (page: Page) => heading(page, name);
/** The banner that says why something failed. */
export const problem = (words: string) => (page: Page) => page.getByRole('alert').filter({ hasText: words });

/** The page that follows from the one before it, or from an address. */
export const page = (
  name: string,
  act: (page: Page, visit: AccountVisit) => Promise<unknown>,
  shown: (page: Page) => Locator,
): Screen<AccountVisit> => next(`accounts-${name}`, act, shown);

/** A page that says why something failed: its status, which the console shows, is an error. */
export const refused = (
  name: string,
  act: (page: Page, visit: AccountVisit) => Promise<unknown>,
  shown: (page: Page) => Locator,
): Screen<AccountVisit> => next(`accounts-${name}`, act, shown, REFUSED);

/** Looks at a screen whose passkey options never arrive. */
export const withoutOptions = (screen: Screen<AccountVisit>): Screen<AccountVisit> => ({
  ...screen,
  open: async (visit) => {
    await visit.page.route(OPTIONS, (route) => route.abort());
    await screen.open(visit);
  },
  leave: ({ page: opened }) => opened.unroute(OPTIONS),
});

/** Answers both steps of a sign-in as the first admin. */
export async function enterBoth(opened: Page, { studio }: AccountVisit): Promise<void> {
  await opened.goto(studio.url);
  await enterEmail(opened, FIRST_ADMIN.email);
  await enterPassword(opened, FIRST_ADMIN.password);
}
