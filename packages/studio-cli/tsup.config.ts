import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string };

export default defineConfig({
  entry: ['src/main.ts'],
  // One file with everything it needs, so that installing it installs nothing else.
  noExternal: [/^(?!node:)/],
  format: ['esm'],
  platform: 'node',
  target: 'node20',
  dts: false,
  clean: true,
  splitting: false,
  silent: true,
  // A bundled package looks for its optional parts with "require", which modules do not have.
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  define: { 'process.env.STUDIO_CLI_VERSION': JSON.stringify(version) },
  esbuildOptions(options) {
    options.conditions = ['@inspection-studio/source'];
  },
});
