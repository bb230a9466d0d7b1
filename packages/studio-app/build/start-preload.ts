import type { Plugin } from 'vite';

const SIGN_IN_LIBRARY = /src\/session\/msal-client\.ts$/;

/** Preloads the server settings and the sign-in library with the start page, because every visit needs them. */
export function startPreload(): Plugin {
  return {
    name: 'studio:start-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename, bundle }) {
        if (!filename.endsWith('index.html')) return;
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
        const library = chunks.find(({ facadeModuleId }) => SIGN_IN_LIBRARY.test(facadeModuleId ?? ''));
        if (!library) throw new Error('The build has no file of the sign-in library.');
        const code = [library.fileName, ...library.imports]
          .filter((name) => !html.includes(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}` },
            injectTo: 'head' as const,
          }));
        return [
          {
            tag: 'link',
            attrs: { rel: 'preload', as: 'fetch', crossorigin: true, href: '/config.json' },
            injectTo: 'head' as const,
          },
          ...code,
        ];
      },
    },
  };
}
