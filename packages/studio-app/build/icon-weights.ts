import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { ICON_WEIGHTS, type IconWeight, iconUses } from './icon-uses.ts';

const packages = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = '{design-system,studio-app}/src/**/*.tsx';
const DEFINITIONS = /@phosphor-icons\/react\/dist\/defs\/(\w+)\.es\.js$/;
/** One weight of an icon, as the package writes it. */
const WEIGHT = /\n {2}\[\n {4}"(\w+)",\n[\s\S]*?\n {2}\],?/g;

/** Which weights the studio draws each icon in, of all its sources. */
function readUses(): Map<string, Set<IconWeight>> {
  const all = new Map<string, Set<IconWeight>>();
  for (const file of globSync(SOURCES, { cwd: packages, exclude: ['**/*.{test,stories}.tsx'] })) {
    for (const [icon, weights] of iconUses(readFileSync(`${packages}/${file}`, 'utf8'))) {
      all.set(icon, new Set([...(all.get(icon) ?? []), ...weights]));
    }
  }
  return all;
}

/**
 * Leaves out the weights that an icon is not drawn in, which are most of it.
 *
 * @throws Error when the package writes its icons otherwise than known
 */
export function iconWeights(): Plugin {
  let uses: Map<string, Set<IconWeight>>;
  return {
    name: 'studio:icon-weights',
    apply: 'build',
    buildStart() {
      uses = readUses();
    },
    transform: {
      filter: { id: DEFINITIONS },
      handler(code, id) {
        const wanted = uses.get(`${DEFINITIONS.exec(id)?.[1]}Icon`) ?? new Set(ICON_WEIGHTS);
        let kept = 0;
        const slim = code.replace(WEIGHT, (whole, weight: IconWeight) => {
          if (!wanted.has(weight)) return '';
          kept += 1;
          return whole;
        });
        if (kept !== wanted.size)
          throw new Error(`${id} does not hold the weights ${[...wanted].join(', ')} as expected.`);
        return { code: slim, map: { mappings: '' } };
      },
    },
  };
}
