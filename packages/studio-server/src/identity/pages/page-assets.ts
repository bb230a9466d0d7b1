import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A static file of the sign-in pages, served at a content-hashed URL. */
export interface PageAsset {
  name: string;
  type: string;
  body: Buffer;
}

const TYPES = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8', woff2: 'font/woff2' };

const read = (location: string): Buffer => readFileSync(fileURLToPath(location));

function asset(body: Buffer, extension: keyof typeof TYPES): PageAsset {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 12);
  return { name: `${hash}.${extension}`, type: TYPES[extension], body };
}

const font = asset(
  read(import.meta.resolve('@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2')),
  'woff2',
);

/** Stylesheet of all pages, with the font URL replaced by its hashed one. */
const stylesheet = ['theme', 'layout', 'people', 'controls', 'forms', 'account', 'device']
  .map((part) => read(import.meta.resolve(`./${part}.css`)).toString())
  .join('\n')
  .replace('overpass.woff2', font.name);

/** The browser part of the WebAuthn library, which its package exports as separate modules only. */
const passkeyLibrary = read(
  new URL('../dist/bundle/index.umd.min.js', import.meta.resolve('@simplewebauthn/browser')).href,
);

export const pageAssets = {
  font,
  stylesheet: asset(Buffer.from(stylesheet), 'css'),
  passkeys: asset(Buffer.concat([passkeyLibrary, Buffer.from('\n'), read(import.meta.resolve('./passkeys.js'))]), 'js'),
  showPassword: asset(read(import.meta.resolve('./show-password.js')), 'js'),
  continueSignOut: asset(read(import.meta.resolve('./continue-sign-out.js')), 'js'),
};
