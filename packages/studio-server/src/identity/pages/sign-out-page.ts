import { PRODUCT_NAME } from '@inspection-studio/domain/messages';
import { html, Markup } from '../../html.ts';
import { page } from './layout.ts';
import { pageAssets } from './page-assets.ts';

/** How the sign-out page continues. */
interface SignOutView {
  /** Whether the person signed out in the studio, so that the page submits its form. Without scripts there is a button. */
  isAutomatic: boolean;
  hasDemoBanner?: boolean;
}

/**
 * Renders the sign-out page.
 *
 * @param form form of the provider with the id `op.logoutForm`
 */
export function signOutPage(form: string, { isAutomatic, hasDemoBanner = false }: SignOutView): string {
  return page({
    title: 'Sign out',
    hasDemoBanner,
    ...(isAutomatic && { script: pageAssets.continueSignOut }),
    body: html`<h1>Sign out?</h1>
      <p class="lede">
        ${isAutomatic ? `You are being signed out of ${PRODUCT_NAME}.` : `You will be signed out of ${PRODUCT_NAME}.`}
      </p>
      ${new Markup(form)}
      <p class="actions">
        <button class="button" id="continue" type="submit" form="op.logoutForm" name="logout" value="yes">
          Sign out
        </button>
      </p>`,
  });
}

/** Renders the page shown after signing out without a redirect. */
export function signedOutPage(hasDemoBanner = false): string {
  return page({
    title: 'Signed out',
    hasDemoBanner,
    body: html`<h1>Signed out</h1>
      <p class="lede">You are signed out of ${PRODUCT_NAME}.</p>
      <p class="actions"><a class="button" href="/">Sign in again</a></p>`,
  });
}
