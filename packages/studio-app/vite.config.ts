import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin, runnerImport } from 'vite';
import { callSummaries } from './build/call-summaries.ts';
import { chunkLoader, modulePreload } from './build/chunk-loader.ts';
import { iconWeights } from './build/icon-weights.ts';
import { precompress } from './build/precompress.ts';
import { signInParts } from './build/sign-in-parts.ts';
import { startPreload } from './build/start-preload.ts';

const SOURCE_CONDITION = '@inspection-studio/source';
const THEME_SCRIPT = '/theme.js';
/** Placeholder that the server replaces with the nonce of each page. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';
const serverUrl = process.env.STUDIO_SERVER_URL ?? 'http://127.0.0.1:4173';
const page = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Reads the pre-paint script and the layer order from the design system's source. */
async function readHead() {
  const { module } = await runnerImport<{ themeScript: string; layerOrder: string }>(
    '@inspection-studio/design-system/theme-script',
    {
      configFile: false,
      logLevel: 'error',
      // Environment created by runnerImport.
      environments: { inline: { resolve: { conditions: [SOURCE_CONDITION] } } },
    },
  );
  return module;
}

/**
 * Inserts two things at the top of the start page: the pre-paint theme script, a hashed
 * classic script as the content security policy requires; and the order of the cascade
 * layers, because split style files load in any order.
 */
function themeHead(): Plugin {
  let script = '';
  let layers = '';
  let isBuild = false;
  return {
    name: 'studio:theme-head',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    async buildStart() {
      ({ themeScript: script, layerOrder: layers } = await readHead());
      if (isBuild) this.emitFile({ type: 'asset', name: 'theme.js', source: script });
    },
    configureServer(server) {
      server.middlewares.use(THEME_SCRIPT, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(script);
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { filename, bundle }) {
        if (!filename.endsWith('index.html')) return;
        const asset = Object.values(bundle ?? {}).find(
          ({ type, fileName }) => type === 'asset' && /theme-.*\.js$/.test(fileName),
        );
        const src = asset ? `/${asset.fileName}` : THEME_SCRIPT;
        return [
          { tag: 'script', attrs: { src }, injectTo: 'head-prepend' },
          { tag: 'style', children: layers, injectTo: 'head-prepend' },
        ];
      },
    },
  };
}

/** Page that completes a silent sign-in, and modules it shares with the studio. It must not load the studio. */
const REDIRECT_PAGE = /redirect\.html|src\/session\/redirect-page|redirect_bridge/;
const SHARED_WITH_REDIRECT_PAGE = /src\/api\/log-error|@azure\/msal-/;

/** Modules of the initial load. */
const HOME_SCREEN = /studio-app\/src\/routes\/home\.tsx$/;

/** Overlay modules, used by a menu of Home and most other screens. */
const OVERLAYS =
  /node_modules\/(@radix-ui|@floating-ui|react-remove-scroll|react-style-singleton|aria-hidden)|design-system\/src\/components\/(Menu|Popover|Dialog|ConfirmDialog)\//;

/** Bundles startup code into one file, which compresses better and needs one connection; the same for shared screen code. */
const groups = [
  {
    name: 'shared',
    tags: ['$initial' as const],
    test: (id: string) => SHARED_WITH_REDIRECT_PAGE.test(id) && !REDIRECT_PAGE.test(id),
    priority: 2,
  },
  { name: 'studio', tags: ['$initial' as const], test: (id: string) => !REDIRECT_PAGE.test(id), priority: 1 },
  { name: 'home', test: HOME_SCREEN, priority: 1 },
  { name: 'overlays', test: OVERLAYS, priority: 1 },
  { name: 'parts', minShareCount: 4 },
];

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    themeHead(),
    iconWeights(),
    signInParts(),
    callSummaries(),
    chunkLoader(),
    startPreload(),
    precompress(),
  ],
  resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
  // Stylesheets are evaluated in this environment and also read the design system's source.
  environments: { ssr: { resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions] } } },
  html: { cspNonce: NONCE_PLACEHOLDER },
  build: {
    target: 'es2024',
    // For measuring bundles. The pages do not name the maps, and the server does not serve them.
    sourcemap: 'hidden',
    manifest: true,
    modulePreload,
    // React and the router are more than half of the startup code.
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      input: { index: page('index.html'), redirect: page('redirect.html') },
      output: { codeSplitting: { groups } },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/idp', '/files', '/tiles', '/config.json', '/healthz'].map((path) => [path, { target: serverUrl }]),
    ),
  },
});
