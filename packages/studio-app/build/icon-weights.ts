import type { Plugin } from 'vite';

/** Weights the design allows: regular beside text, bold in buttons, filled for what is selected. */
export const ICON_WEIGHTS = ['regular', 'bold', 'fill'];
const DEFINITIONS = /@phosphor-icons\/react\/dist\/defs\/\w+\.es\.js$/;
/** One weight of an icon, as the package writes it. */
const WEIGHT = /\n {2}\[\n {4}"(\w+)",\n[\s\S]*?\n {2}\],?/g;

/**
 * Leaves out the weights of icons that the design does not use, which are half of each icon.
 *
 * @throws Error when the package writes its icons otherwise than known
 */
export function iconWeights(): Plugin {
  return {
    name: 'studio:icon-weights',
    transform: {
      filter: { id: DEFINITIONS },
      handler(code, id) {
        const kept: string[] = [];
        const slim = code.replace(WEIGHT, (whole, weight: string) => {
          if (!ICON_WEIGHTS.includes(weight)) return '';
          kept.push(weight);
          return whole;
        });
        if (kept.length !== ICON_WEIGHTS.length) throw new Error(`${id} does not hold the weights ${ICON_WEIGHTS.join(', ')} as expected.`);
        return { code: slim, map: { mappings: '' } };
      },
    },
  };
}
