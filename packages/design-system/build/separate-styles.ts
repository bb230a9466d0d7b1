import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { getSourceFromVirtualCssFile } from '@vanilla-extract/integration';
import type { Options } from 'tsup';

type TsupPlugin = NonNullable<Options['plugins']>[number];

const STYLE_IMPORT = /^import ['"]([^'"]+\.vanilla\.css\?source=[^'"]*)['"];?$/gm;
const RELATIVE_IMPORT = /(?:^import|^export|from|import\()\s*['"](\.[^'"]+\.js)['"]/gm;
const FONT_URL = /url\('?"?(@fontsource-variable\/[^'")]+)'?"?\)/g;
const LAYER_STATEMENT = /^@layer [^{]+;\n/gm;
const LAYER_ORDER = '@layer ds.reset, ds.vendor, ds.tokens, ds.components, ds.overrides;\n';

const { resolve: resolvePackageFile } = createRequire(import.meta.url);

/**
 * Published JavaScript imports no CSS: this takes the styles out of every emitted file and writes
 * `styles.css` (everything), `styles/theme.css` (foundations) and `styles/<Part>.css` (one part and what it uses).
 */
export function separateStyles({ sourceFolder, outFolder }: { sourceFolder: string; outFolder: string }): TsupPlugin {
  /** Absolute emitted file to the CSS it stands for. */
  const cssOf = new Map<string, string>();
  /** Absolute emitted file to the emitted files it imports, in order. */
  const importsOf = new Map<string, string[]>();

  /** The CSS of a file and of all it imports, imported first, each once. */
  const collect = (file: string, seen: Set<string>): string => {
    if (seen.has(file)) return '';
    seen.add(file);
    const imported = (importsOf.get(file) ?? []).map((each) => collect(each, seen)).join('');
    return imported + (cssOf.get(file) ?? '');
  };

  const write = async (name: string, css: string) => {
    const target = join(outFolder, name);
    await mkdir(dirname(target), { recursive: true });
    const fontsFolder = join(outFolder, 'fonts');
    const fonts = new Set([...css.matchAll(FONT_URL)].map((match) => match[1] ?? ''));
    if (fonts.size > 0) await mkdir(fontsFolder, { recursive: true });
    for (const font of fonts) {
      await copyFile(resolvePackageFile(font), join(fontsFolder, basename(font)));
      // The font's licence asks to travel with it.
      const [scope, name] = font.split('/');
      await copyFile(resolvePackageFile(`${scope}/${name}/LICENSE`), join(fontsFolder, `LICENSE-${name}`));
    }
    const toFonts = relative(dirname(target), fontsFolder) || '.';
    const linked = css.replace(FONT_URL, (_url, font: string) => `url('./${toFonts}/${basename(font)}')`);
    await writeFile(target, LAYER_ORDER + linked.replace(LAYER_STATEMENT, '').replaceAll("'./../", "'../"));
  };

  return {
    name: 'separate-styles',

    async renderChunk(code, { path }) {
      if (!path.endsWith('.js')) return undefined;
      const file = resolve(path);
      const specifiers = [...code.matchAll(STYLE_IMPORT)].map((match) => match[1] ?? '');
      const sources = await Promise.all(specifiers.map((specifier) => getSourceFromVirtualCssFile(specifier)));
      const own = sources.filter(({ fileName }) => toEmitted(fileName) === file);
      cssOf.set(file, own.map(({ source }) => `${source}\n`).join(''));
      const stripped = code.replace(STYLE_IMPORT, '').trimStart();
      const imported = [...stripped.matchAll(RELATIVE_IMPORT)].map((match) => resolve(dirname(file), match[1] ?? ''));
      importsOf.set(file, imported);
      return { code: stripped };
    },

    async buildEnd() {
      const out = resolve(outFolder);
      const entry = (name: string) => join(out, name);
      const everything = new Set<string>();
      const theme = collect(entry('styles.js'), everything);
      await write('styles/theme.css', theme);
      const parts = ['index.js', 'charts.js', 'images.js', 'map.js'].map((part) => collect(entry(part), everything));
      await write('styles.css', theme + parts.join(''));
      const themeFiles = new Set<string>();
      collect(entry('styles.js'), themeFiles);
      for (const file of importsOf.keys()) {
        const part = /^components\/(\w+)\/index\.js$/.exec(relative(out, file))?.[1];
        if (part !== undefined) await write(`styles/${part}.css`, collect(file, new Set(themeFiles)));
      }
      for (const part of ['charts', 'images', 'map']) {
        await write(`styles/${part}.css`, collect(entry(`${part}.js`), new Set(themeFiles)));
      }
    },
  };

  function toEmitted(fileName: string): string {
    const inSource = fileName.slice(fileName.lastIndexOf(`${sourceFolder}/`) + sourceFolder.length + 1);
    return resolve(outFolder, inSource.replace(/\.ts(\.vanilla\.css)?$/, '.js'));
  }
}
