import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/node.mjs';
import { DESIGN_SYSTEM } from './pack.ts';
import { measureJavaScriptBytes, measureStylesBytes } from './measure-bytes.ts';

/** Bytes, minified and gzipped, beyond React. */
export interface Weight {
  js: number;
  css: number;
}

/** `packages/design-system/sizes.json`: sizes and budgets, JavaScript and CSS together. */
export interface Sizes {
  /** By name, each from its own entry; parts of the map, the charts and the images from theirs. */
  components: Record<string, Weight & { budget: number }>;
  /** Everything of an entry. */
  entries: Record<string, Weight & { budget: number }>;
  /** {@link CORE} together, with the theme. */
  core: Weight;
}

/** The package in this repository, built or not. */
export const DESIGN_SYSTEM_FOLDER = join(root, 'packages/design-system');
/** What almost every application uses. */
export const CORE = ['Button', 'Checkbox', 'Dialog', 'Menu', 'Popover', 'Select', 'Tabs', 'Toast', 'Tooltip'];
const COMPONENT = /^[A-Z]/;
const FAMILIES = ['map', 'charts', 'images'];

interface Part {
  name: string;
  /** What a consumer writes to have it. */
  code: string;
  /** Below `dist/styles`. */
  sheet: string;
}

/** Every component of a built package. */
function partsOf(packageFolder: string): Part[] {
  const foldersIn = (family: string) => {
    const folder = join(packageFolder, 'dist', family);
    return existsSync(folder) ? readdirSync(folder).filter((name) => COMPONENT.test(name) && !name.includes('.')) : [];
  };
  const own = foldersIn('components').map((name) => ({
    name,
    code: `export * from '${DESIGN_SYSTEM}/${name}'`,
    sheet: `${name}.css`,
  }));
  const ofFamilies = FAMILIES.flatMap((family) =>
    foldersIn(family).map((name) => ({
      name,
      code: `export { ${name} } from '${DESIGN_SYSTEM}/${family}'`,
      sheet: `${family}.css`,
    })),
  );
  return [...own, ...ofFamilies].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/**
 * Measures everything in a built package.
 *
 * @param folder the project that uses it
 * @param packageFolder where the package is
 */
export async function weighPackage(folder: string, packageFolder: string) {
  const sheet = (name: string) => join(packageFolder, 'dist/styles', name);
  const weigh = async (code: string, ...sheets: string[]): Promise<Weight> => ({
    js: await measureJavaScriptBytes(folder, code),
    css: sheets.length === 0 ? 0 : measureStylesBytes(sheets.map(sheet)),
  });

  const components: Record<string, Weight> = {};
  for (const { name, code, sheet: own } of partsOf(packageFolder)) components[name] = await weigh(code, own);
  const entries: Record<string, Weight> = {};
  const families = FAMILIES.filter((family) => existsSync(sheet(`${family}.css`)));
  for (const entry of ['', ...families.map((family) => `/${family}`), '/tokens', '/theme-script']) {
    const own = entry === '' ? ['../styles.css'] : families.includes(entry.slice(1)) ? [`${entry.slice(1)}.css`] : [];
    entries[`.${entry}`] = await weigh(`export * from '${DESIGN_SYSTEM}${entry}'`, ...own);
  }
  const core = await weigh(
    CORE.map((name) => `export * from '${DESIGN_SYSTEM}/${name}';`).join('\n'),
    'theme.css',
    ...CORE.map((name) => `${name}.css`),
  );
  return { components, entries, core };
}
