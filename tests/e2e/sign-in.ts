import { createHash, randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Studio } from './studio.ts';

/** A person of the demo company, by the local part of their e-mail address. */
export type Person = 'admin' | 'manager' | 'member' | 'uploader' | 'viewer' | 'trial';

/**
 * Signs a person in at the provider by its requests, without showing its page, and opens an address of the studio,
 * which finds the session of this browser. {@link signInByHand} shows the page.
 */
export async function signIn(page: Page, studio: Pick<Studio, 'url'>, person: Person, path = '/'): Promise<void> {
  await beginSession(page, studio, `${person}@demo.example`);
  await page.goto(studio.url + path);
  await expect(page.getByRole('navigation').first()).toBeVisible();
}

/** Opens an address of the studio, which leads to the provider's page, and chooses who to be there. */
export async function signInByHand(page: Page, { url }: Pick<Studio, 'url'>, person: Person): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: `${person}@demo.example` }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
}

/** Leaves a session of the provider in the page's browser, in place of any other. */
async function beginSession(page: Page, studio: Pick<Studio, 'url'>, email: string): Promise<void> {
  const { request } = page.context();
  const asked = await request.get(`${studio.url}/idp/auth`, {
    params: {
      client_id: 'studio-app',
      redirect_uri: `${studio.url}/redirect.html`,
      response_type: 'code',
      response_mode: 'fragment',
      scope: 'openid profile email',
      prompt: 'login',
      code_challenge: createHash('sha256').update(randomBytes(32).toString('base64url')).digest('base64url'),
      code_challenge_method: 'S256',
    },
  });
  const people = (await asked.text()).split('<button class="person"').slice(1);
  const id = /value="([^"]+)"/.exec(people.find((row) => row.includes(email)) ?? '')?.[1];
  if (id === undefined) throw new Error(`The provider lists nobody with the e-mail address ${email}.`);
  const chosen = await request.post(asked.url(), { form: { person: id }, headers: { origin: studio.url } });
  expect(new URL(chosen.url()).pathname, 'where the provider leads to after a sign-in').toBe('/redirect.html');
}
