import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { onReact19 } from './consumers.ts';

const LAYER_ORDER = '@layer ds.reset, ds.vendor, ds.tokens, ds.components, ds.overrides;';

const dist = join(onReact19.packageFolder, 'dist');
const filesOf = (extension: string) =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension))
    .map((name) => join(dist, name));

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

  it('every component has a stylesheet of its own', () => {
    const components = readdirSync(join(dist, 'components'));
    expect(components.filter((name) => !existsSync(join(dist, `styles/${name}.css`)))).toEqual([]);
  });

  it('every rule of styles.css is in a layer, and every file it names is there', () => {
    const sheet = join(dist, 'styles.css');
    const css = readFileSync(sheet, 'utf8');
    const outermost = css.split('\n').filter((line) => /^[^\s}]/.test(line) && line.endsWith('{'));
    const unlayered = outermost.filter((line) => !/^@(layer ds\.|font-face|keyframes|property)/.test(line));
    expect(unlayered).toEqual([]);
    const urls = [...css.matchAll(/url\(['"]?(\.[^'")]+)/g)].map((match) => match[1] ?? '');
    expect(urls.length).toBeGreaterThan(0);
    expect(urls.filter((url) => !existsSync(join(dirname(sheet), url)))).toEqual([]);
  });

  it('no rule asks :dir(), which bundlers write as a list of languages', () => {
    expect(filesOf('.css').filter((file) => readFileSync(file, 'utf8').includes(':dir('))).toEqual([]);
  });

  it('the fonts travel with their licence', () => {
    const fonts = readdirSync(join(dist, 'fonts'));
    expect(fonts.filter((name) => name.startsWith('LICENSE-'))).toEqual(['LICENSE-overpass', 'LICENSE-overpass-mono']);
  });
});
