import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../../scripts/lib/node.mjs';
import { DESIGN_SYSTEM } from '../pack.ts';
import { weighPackage, type Sizes, type Weight } from '../sizes.ts';
import { measureJavaScriptBytes } from '../measure-bytes.ts';
import { componentEntries, namesOf, onReact19 } from './consumers.ts';

const KIB = 1024;
const CORE_JS_LIMIT = 60 * KIB;
const CORE_CSS_LIMIT = 12 * KIB;
/** Compression differs a little from version to version. */
const TOLERANCE = 0.03;

const { folder, packageFolder } = onReact19;
const recorded: Sizes = JSON.parse(readFileSync(join(root, 'packages/design-system/sizes.json'), 'utf8'));

let weighed: Awaited<ReturnType<typeof weighPackage>>;
beforeAll(async () => {
  weighed = await weighPackage(folder, packageFolder);
});

const isOff = (a: number, b: number) => Math.abs(a - b) > TOLERANCE * Math.max(a, b);
const sum = ({ js, css }: Weight) => js + css;

describe.each(['components', 'entries'] as const)('bytes of the %s, minified and gzipped, beyond React', (kind) => {
  it('sizes.json has each and no other (npm run sizes)', () => {
    expect(Object.keys(recorded[kind])).toEqual(Object.keys(weighed[kind]));
  });

  it('sizes.json has the size of each within 3 % (npm run sizes)', () => {
    const off = Object.entries(weighed[kind]).filter(([name, { js, css }]) => {
      const said = recorded[kind][name] ?? { js: 0, css: 0 };
      return isOff(js, said.js) || isOff(css, said.css);
    });
    expect(off).toEqual([]);
  });

  it('each keeps to its budget', () => {
    const heavy = Object.entries(weighed[kind]).filter(
      ([name, weight]) => sum(weight) > (recorded[kind][name]?.budget ?? 0),
    );
    expect(heavy).toEqual([]);
  });
});

it('the nine core primitives take at most 60 KB of JavaScript and, with the theme, 12 KB of CSS', () => {
  const { js, css } = weighed.core;
  console.log(`The nine core primitives: ${js} bytes of JavaScript, ${css} bytes of CSS.`);
  expect(js).toBeGreaterThan(10 * KIB);
  expect(js).toBeLessThanOrEqual(CORE_JS_LIMIT);
  expect(css).toBeGreaterThan(2 * KIB);
  expect(css).toBeLessThanOrEqual(CORE_CSS_LIMIT);
  expect(isOff(js, recorded.core.js) || isOff(css, recorded.core.css)).toBe(false);
});

describe('a component from the main entry has the size that it has from its own', () => {
  it.each(Object.entries(namesOf(onReact19, componentEntries)))('%s', async (entry, names) => {
    const fromMain = await measureJavaScriptBytes(folder, `export { ${names.join(', ')} } from '${DESIGN_SYSTEM}'`);
    const fromOwn = weighed.components[basename(entry)]?.js ?? 0;
    expect(isOff(fromMain, fromOwn), `${fromMain} bytes from the main entry, ${fromOwn} from its own`).toBe(false);
  });
});
