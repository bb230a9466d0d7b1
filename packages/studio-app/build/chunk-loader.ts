import { fileURLToPath } from 'node:url';
import type { BuildOptions, Plugin } from 'vite';

/** A string would be a glob. */
const HELPER = /^\0vite\/preload-helper\.js$/;
const LOADER = fileURLToPath(new URL('../src/api/load-chunk.ts', import.meta.url));

/**
 * Replaces the function that the bundler wraps around dynamic imports with `loadChunk`.
 *
 * @throws Error when no chunk uses that function any more
 */
export function chunkLoader(): Plugin {
  let isUsed = false;
  return {
    name: 'studio:chunk-loader',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: HELPER },
      handler() {
        isUsed = true;
        return `export { loadChunk as __vitePreload } from ${JSON.stringify(LOADER)};`;
      },
    },
    buildEnd(error) {
      if (!error && !isUsed) throw new Error('The build does not use the preload helper.');
    },
  };
}

/** Passes every file of a chunk to `loadChunk`; by default the bundler leaves out the only file of a chunk without imports. */
export const modulePreload: BuildOptions['modulePreload'] = {
  // All target browsers support it.
  polyfill: false,
  resolveDependencies: (file, files, { hostType }) =>
    hostType === 'html' || files.includes(file) ? files : [file, ...files],
};
