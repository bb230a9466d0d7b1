import { PRODUCT_NAME } from '@inspection-studio/domain';
import { html, Markup } from '../../html.ts';
import { page } from './layout.ts';
import { pageAssets } from './page-assets.ts';

/**
 * Ends the session at the provider: goes on by itself, and by its button where scripts do not run.
 *
 * @param form the provider's own form, with the id `op.logoutForm`
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

/** Shown after signing out when nothing else was waiting for it. */
export function signedOutPage(): string {
  return page({
    title: 'Signed out',
    body: html`<h1>Signed out</h1>
      <p class="lede">You are signed out of ${PRODUCT_NAME}.</p>
      <p class="actions"><a class="button" href="/">Sign in again</a></p>`,
  });
}
