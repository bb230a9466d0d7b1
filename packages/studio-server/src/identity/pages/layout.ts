import { PRODUCT_NAME } from '@inspection-studio/domain/messages';
import { PROVIDER_PATH } from '../api-scopes.ts';
import { html, type Markup } from '../../html.ts';
import { pageAssets, type PageAsset } from './page-assets.ts';

export const assetPath = (asset: PageAsset): string => `${PROVIDER_PATH}/assets/${asset.name}`;

const benchMark = html`<svg
  class="mark"
  viewBox="0 0 32 32"
  width="32"
  height="32"
  fill="none"
  stroke="currentColor"
  stroke-width="3.2"
  aria-hidden="true"
>
  <path class="level" d="M3 6.6h26" />
  <path class="foot" d="M16 9.6V28M16 9.6 6.4 27.2M16 9.6l9.6 17.6" stroke-linejoin="bevel" />
</svg>`;

export interface PageContent {
  title: string;
  body: Markup;
  script?: PageAsset;
  /** Whether to warn that the demo sign-in is reachable by others. */
  hasDemoBanner?: boolean;
}

/** Warning of a demo sign-in that others can reach; the app shows the same text. */
const OPEN_DEMO_WARNING = 'Demo sign-in is open: anyone who reaches this page can sign in as anyone.';

/** Renders a complete page with the product mark and its content, without inline scripts or styles. */
export function page({ title, body, script, hasDemoBanner = false }: PageContent): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} | ${PRODUCT_NAME}</title>
        <link rel="stylesheet" href="${assetPath(pageAssets.stylesheet)}" />
        ${script ? html`<script type="module" src="${assetPath(script)}"></script>` : null}
      </head>
      <body>
        <header class="bezel">
          ${benchMark}
          <p class="product">${PRODUCT_NAME}</p>
        </header>
        <main>
          ${hasDemoBanner ? html`<p class="banner warning" role="note">${OPEN_DEMO_WARNING}</p>` : null}${body}
        </main>
      </body>
    </html> `.text;
}
