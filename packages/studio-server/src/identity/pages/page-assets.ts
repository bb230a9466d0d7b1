import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A file the sign-in pages need, served under an address that changes with its bytes. */
export interface PageAsset {
  name: string;
  type: string;
  body: Buffer;
}

const TYPES = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8', woff2: 'font/woff2' };

function asset(location: string, extension: keyof typeof TYPES): PageAsset {
  const body = readFileSync(fileURLToPath(location));
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 12);
  return { name: `${hash}.${extension}`, type: TYPES[extension], body };
}

const font = asset(
  import.meta.resolve('@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2'),
  'woff2',
);

/** The stylesheet names its font by a fixed address; the served copy names the font's hashed one. */
function stylesheet(): PageAsset {
  const source = asset(import.meta.resolve('./identity.css'), 'css');
  return { ...source, body: Buffer.from(source.body.toString().replace('overpass.woff2', font.name)) };
}

export const pageAssets = {
  font,
  stylesheet: stylesheet(),
  peopleFilter: asset(import.meta.resolve('./people-filter.js'), 'js'),
  continueSignOut: asset(import.meta.resolve('./continue-sign-out.js'), 'js'),
};
