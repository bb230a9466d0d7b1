import { expect, type Page } from '@playwright/test';
import type { Studio } from './studio.ts';

/** A person of the demo company, by the local part of their e-mail address. */
export type Person = 'admin' | 'manager' | 'member' | 'uploader' | 'viewer' | 'trial';

/** Opens an address of the studio, which leads to the provider's page, and chooses who to be there. */
export async function signIn(page: Page, studio: Pick<Studio, 'url'>, person: Person, path = '/'): Promise<void> {
  await page.goto(studio.url + path);
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: `${person}@demo.example` }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
}
