import { html } from '../../html.ts';
import { page } from './layout.ts';

/**
 * A sign-in that cannot go on, with a way back to its beginning.
 *
 * @param error the protocol's error code, such as `invalid_request`
 * @param description what was wrong, when the protocol says so
 */
export function errorPage(error: string, description?: string): string {
  return page({
    title: 'Sign-in failed',
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
