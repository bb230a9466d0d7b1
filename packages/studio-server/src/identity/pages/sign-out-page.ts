import { PRODUCT_NAME } from '@inspection-studio/domain';
import { html, Markup } from '../../html.ts';
import { page } from './layout.ts';
import { pageAssets } from './page-assets.ts';

/**
 * Renders the sign-out page. It submits its form automatically, or by button without scripts.
 *
 * @param form form of the provider with the id `op.logoutForm`
 */
export function signOutPage(form: string): string {
  return page({
    title: 'Sign out',
    script: pageAssets.continueSignOut,
    body: html`<h1>Sign out?</h1>
      <p class="lede">You are being signed out of ${PRODUCT_NAME}.</p>
      ${new Markup(form)}
      <p class="actions">
        <button class="button" id="continue" type="submit" form="op.logoutForm" name="logout" value="yes">
          Sign out
        </button>
      </p>`,
  });
}

/** Renders the page shown after signing out without a redirect. */
export function signedOutPage(): string {
  return page({
    title: 'Signed out',
    body: html`<h1>Signed out</h1>
      <p class="lede">You are signed out of ${PRODUCT_NAME}.</p>
      <p class="actions"><a class="button" href="/">Sign in again</a></p>`,
  });
}
