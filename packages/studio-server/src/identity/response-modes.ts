import type { Provider } from 'oidc-provider';
import { errorPage } from './pages/error-page.ts';

/** How the provider returns a response to the browser application. With `form_post` it would send a page that submits itself. */
export const RESPONSE_MODES: string[] = ['fragment', 'query'];

/** Rejects every other response mode with 400, in errors too, and removes it from the discovery document. */
export function limitResponseModes(provider: Provider, hasDemoBanner?: boolean): void {
  provider.use(async (ctx, next) => {
    const requested = [ctx.query['response_mode'] ?? []].flat();
    if (requested.some((mode) => !RESPONSE_MODES.includes(mode))) {
      ctx.status = 400;
      ctx.type = 'html';
      ctx.body = errorPage('unsupported_response_mode', 'unsupported response_mode requested', hasDemoBanner);
      return;
    }
    await next();
    const { body } = ctx;
    if (typeof body === 'object' && body !== null && 'response_modes_supported' in body) {
      body.response_modes_supported = RESPONSE_MODES;
    }
  });
}
