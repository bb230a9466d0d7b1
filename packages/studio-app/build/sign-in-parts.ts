import type { Plugin } from 'vite';

/**
 * Unused modules of the sign-in library: the operating system broker
 * (`system.allowPlatformBroker`) and tokens in local storage (`cache.cacheLocation`). They are
 * a seventh of the library.
 *
 * @see packages/studio-app/src/session/msal-client.ts
 */
const UNREACHED = [
  'interaction_client/PlatformAuthInteractionClient',
  'broker/nativeBroker/PlatformAuthDOMHandler',
  'broker/nativeBroker/PlatformAuthExtensionHandler',
  'cache/LocalStorage',
];
const LIBRARY = /@azure\/msal-browser\/dist\/(.+)\.mjs$/;

/**
 * Replaces these modules with classes that throw when constructed.
 *
 * @throws Error when the library no longer has one of them as a class in its own file
 */
export function signInParts(): Plugin {
  const found = new Set<string>();
  return {
    name: 'studio:sign-in-parts',
    apply: 'build',
    transform: {
      filter: { id: LIBRARY },
      handler(code, id) {
        const part = LIBRARY.exec(id)?.[1] ?? '';
        if (!UNREACHED.includes(part)) return;
        const name = part.slice(part.lastIndexOf('/') + 1);
        if (!code.includes(`\nexport { ${name} };`))
          throw new Error(`${id} does not export the expected class ${name}.`);
        found.add(part);
        const message = JSON.stringify(`This build of the studio excludes ${name}.`);
        return {
          code: `export class ${name} { constructor() { throw new Error(${message}); } }`,
          map: { mappings: '' },
        };
      },
    },
    buildEnd(error) {
      const missing = UNREACHED.filter((part) => !found.has(part));
      if (!error && missing.length > 0) throw new Error(`The sign-in library has no ${missing.join(', ')}.`);
    },
  };
}
