import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { forReact18 } from './build/for-react-18.ts';
import { separateStyles } from './build/separate-styles.ts';

export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{stories,test,guide}.{ts,tsx}', '!src/**/*.d.ts', '!src/{testing,docs}/**'],
  // One file in, one file out: `'use client'` survives and a bundler drops what is not used.
  bundle: false,
  format: ['esm'],
  target: 'es2022',
  dts: false,
  clean: true,
  treeshake: false,
  silent: true,
  esbuildPlugins: [vanillaExtractPlugin({ outputCss: true, identifiers: 'short' })],
  plugins: [forReact18({ outFolder: 'dist' }), separateStyles({ sourceFolder: 'src', outFolder: 'dist' })],
});
