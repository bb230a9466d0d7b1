import type { Plugin } from 'vite';

const SIGN_IN_LIBRARY = /src\/session\/msal-client\.ts$/;

/** Fetches the sign-in library with the start page, not after it: every visit needs it first. */
export function signInPreload(): Plugin {
  return {
    name: 'studio:sign-in-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename, bundle }) {
        if (!filename.endsWith('index.html')) return;
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
        const library = chunks.find(({ facadeModuleId }) => SIGN_IN_LIBRARY.test(facadeModuleId ?? ''));
        if (!library) throw new Error('The build has no file of the sign-in library.');
        return [library.fileName, ...library.imports].filter((name) => !html.includes(name)).map((name) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}` },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}
