import { html } from '../../html.ts';
import { page } from './layout.ts';

/**
 * Renders the page for a failed sign-in, with a link to start again.
 *
 * @param error OAuth error code, such as `invalid_request`
 * @param description error description of the protocol, if any
 */
export function errorPage(error: string, description?: string, hasDemoBanner = false): string {
  return page({
    title: 'Sign-in failed',
    hasDemoBanner,
    body: html`<h1>Sign-in failed</h1>
      <p class="lede">This sign-in cannot go on. It may have expired; starting again usually helps.</p>
      <dl class="facts">
        <dt>Error</dt>
        <dd>${error}</dd>
        ${
          description
            ? html`<dt>Detail</dt>
                <dd>${description}</dd>`
            : null
        }
      </dl>
      <p class="actions"><a class="button" href="/">Start again</a></p>`,
  });
}
