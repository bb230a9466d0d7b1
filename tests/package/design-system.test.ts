import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodePath, root } from '../../scripts/lib/node.mjs';
import { run } from '../../scripts/lib/run.mjs';
import { exportedNames } from './exported-names.ts';
import { DESIGN_SYSTEM, packIntoConsumer, type Consumer } from './pack.ts';
import { weighJavaScriptBytes } from './weigh.ts';

const PACK_TIMEOUT_MS = 60_000;
const LAYER_ORDER = '@layer ds.reset, ds.vendor, ds.tokens, ds.components, ds.overrides;';
const KIB = 1024;

interface LoadedEntry {
  names: string[];
  packages: string[];
}

let consumer: Consumer;
beforeAll(async () => {
  consumer = await packIntoConsumer(DESIGN_SYSTEM);
}, PACK_TIMEOUT_MS);
afterAll(() => rmSync(consumer.folder, { recursive: true, force: true }));

const filesOf = (extension: string) =>
  readdirSync(join(consumer.packageFolder, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension))
    .map((name) => join(consumer.packageFolder, 'dist', name));

const load = (entry: string): LoadedEntry => JSON.parse(consumer.node('observe.mjs', DESIGN_SYSTEM + entry.slice(1)));

describe('every entry loads in bare Node and exports exactly these names', () => {
  it.each(Object.entries(exportedNames))('%s', (entry, names) => {
    expect(load(entry).names).toEqual(names);
  });

  it('no code entry is missing from the list', () => {
    const entries = Object.keys(consumer.manifest.exports).filter((entry) => !/\.(css|json)$/.test(entry));
    expect(Object.keys(exportedNames).sort()).toEqual(entries.sort());
  });
});

describe('an entry brings only the packages it needs', () => {
  it('the main entry loads neither Leaflet nor d3', () => {
    const { packages } = load('.');
    expect(packages).toContain('radix-ui');
    expect(packages.filter((name) => /^(leaflet|supercluster|d3-.*|@vanilla-extract\/css)$/.test(name))).toEqual([]);
  });

  it('the tokens and the pre-paint script load no other package, not even React', () => {
    expect(load('./tokens').packages).toEqual([DESIGN_SYSTEM]);
    expect(load('./theme-script').packages).toEqual([DESIGN_SYSTEM]);
  });
});

it('a server renders components, and the place of a map, without a window', () => {
  const html = consumer.node('render.mjs');
  expect(html).toMatch(/<button type="button" class="[^"]+"><span class="[^"]+">Launch<\/span><\/button>/);
  expect(html).toMatch(/<label[^>]*><span[^>]*>Name<\/span>/);
  expect(html).toContain('value="Weld crack"');
  expect(html).toMatch(/<svg [^>]*role="img" aria-label="Completed"/);
  expect(html).toMatch(/<dt [^>]*>Captured<\/dt><dd [^>]*>2019-04-02<\/dd>/);
  expect(html).toContain('aria-label="Assets"');
});

describe('the published files', () => {
  it('no JavaScript imports CSS', () => {
    const importing = filesOf('.js').filter((file) => /\bimport\b[^;]*\.css['"?]/.test(readFileSync(file, 'utf8')));
    expect(filesOf('.js').length).toBeGreaterThan(100);
    expect(importing).toEqual([]);
  });

  it('every stylesheet states the order of layers before anything else', () => {
    const sheets = filesOf('.css');
    expect(sheets.length).toBeGreaterThan(50);
    expect(sheets.filter((file) => !readFileSync(file, 'utf8').startsWith(LAYER_ORDER))).toEqual([]);
  });

  it('every rule of styles.css is in a layer, and every file it names is there', () => {
    const sheet = join(consumer.packageFolder, 'dist/styles.css');
    const css = readFileSync(sheet, 'utf8');
    const outermost = css.split('\n').filter((line) => /^[^\s}]/.test(line) && line.endsWith('{'));
    const unlayered = outermost.filter((line) => !/^@(layer ds\.|font-face|keyframes|property)/.test(line));
    expect(unlayered).toEqual([]);
    const urls = [...css.matchAll(/url\(['"]?(\.[^'")]+)/g)].map((match) => match[1] ?? '');
    expect(urls.length).toBeGreaterThan(0);
    expect(urls.filter((url) => !existsSync(join(dirname(sheet), url)))).toEqual([]);
  });

  it('the fonts travel with their licence', () => {
    const fonts = readdirSync(join(consumer.packageFolder, 'dist/fonts'));
    expect(fonts.filter((name) => name.startsWith('LICENSE-'))).toEqual(['LICENSE-overpass', 'LICENSE-overpass-mono']);
  });

  it('the declarations carry an application that checks the types of its libraries too', async () => {
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    expect(await run(nodePath(), [compiler, '-p', consumer.folder])).toBe(0);
  });
});

describe('weight, minified and gzipped, without React', () => {
  const rows: { part: string; kib: number; limitKib: number }[] = [];
  afterAll(() => console.table(rows));

  it.each([
    ['everything of the main entry', `export * from '${DESIGN_SYSTEM}'`, 100],
    ['Button alone', `export { Button } from '${DESIGN_SYSTEM}'`, 1.5],
    ['Select alone', `export { Select } from '${DESIGN_SYSTEM}'`, 33],
    ['Dialog alone', `export { Dialog } from '${DESIGN_SYSTEM}'`, 21],
    ['everything of the map entry', `export * from '${DESIGN_SYSTEM}/map'`, 66],
    ['everything of the tokens entry', `export * from '${DESIGN_SYSTEM}/tokens'`, 5],
    ['the pre-paint script', `export * from '${DESIGN_SYSTEM}/theme-script'`, 0.5],
  ])('%s', async (part, code, limitKib) => {
    const kib = (await weighJavaScriptBytes(consumer.folder, code)) / KIB;
    rows.push({ part, kib: Number(kib.toFixed(1)), limitKib });
    expect(kib).toBeLessThan(limitKib);
  });

  it('styles.css', () => {
    const kib = gzipSync(readFileSync(join(consumer.packageFolder, 'dist/styles.css'))).length / KIB;
    rows.push({ part: 'styles.css', kib: Number(kib.toFixed(1)), limitKib: 20 });
    expect(kib).toBeLessThan(20);
  });
});
