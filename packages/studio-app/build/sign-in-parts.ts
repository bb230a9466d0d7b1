import type { Plugin } from 'vite';

/**
 * Unused modules of the sign-in library: the operating system broker
 * (`system.allowPlatformBroker`), tokens in local storage (`cache.cacheLocation`), codes that a server
 * got (`acquireTokenByCode`) and tokens bound to a key (`authenticationScheme`). They are a sixth of
 * the library.
 *
 * @see packages/studio-app/src/session/msal-client.ts
 */
const UNREACHED = [
  'msal-browser/dist/interaction_client/PlatformAuthInteractionClient',
  'msal-browser/dist/broker/nativeBroker/PlatformAuthDOMHandler',
  'msal-browser/dist/broker/nativeBroker/PlatformAuthExtensionHandler',
  'msal-browser/dist/cache/LocalStorage',
  'msal-browser/dist/interaction_client/SilentAuthCodeClient',
  'msal-common/dist-browser/crypto/DpopProofGenerator',
  'msal-common/dist-browser/crypto/PopTokenGenerator',
];
const LIBRARY = /@azure\/(msal-(?:browser|common)\/.+)\.mjs$/;

/** The names that a file of the library exports, in its last statement. */
const exportsOf = (code: string): string[] => /\nexport \{ (.+) \};/.exec(code)?.[1]?.split(', ') ?? [];

/**
 * Replaces what these modules export with functions that throw when called or constructed.
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
        const names = exportsOf(code);
        if (!names.includes(name)) throw new Error(`${id} does not export the expected class ${name}.`);
        found.add(part);
        const message = JSON.stringify(`This build of the studio excludes ${name}.`);
        return {
          code: names.map((each) => `export function ${each}() { throw new Error(${message}); }`).join('\n'),
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
