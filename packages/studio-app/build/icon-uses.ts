/** Weights the design allows: regular beside text, bold in buttons, filled for what is selected. */
export const ICON_WEIGHTS = ['regular', 'bold', 'fill'] as const;
export type IconWeight = (typeof ICON_WEIGHTS)[number];

const NO_USE = /^import [^;]*;$|\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** An opening tag of an icon or of what draws one, with its attributes. */
const TAG = /<(\w+Icon|RailItem)\b((?:"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\}|[^"{}>])*)>/g;
const ICON = /\b\w+Icon\b/g;
/** Props that several icons of a file share: `const icon = { size: 18, weight: 'bold' } as const`. */
const SHARED_PROPS = /\bconst (\w+) = \{[^}]*\bweight: '(\w+)'/g;
const isWeight = (name: string | undefined): name is IconWeight => ICON_WEIGHTS.some((weight) => weight === name);

/**
 * Which weights one source file draws its icons in.
 *
 * An icon in a tag is regular or of the weight that is written there; an item
 * of the rail is filled when it is selected, and bold when it is its one
 * action. Whatever is decided at run time, or is handed on as a value, may be
 * of any weight.
 *
 * @param source TSX
 * @returns weights by the name of the component, such as `HouseIcon`
 */
export function iconUses(source: string): Map<string, Set<IconWeight>> {
  const uses = new Map<string, Set<IconWeight>>();
  const add = (icon: string, weights: readonly IconWeight[]) => {
    const known = uses.get(icon) ?? new Set();
    for (const weight of weights) known.add(weight);
    uses.set(icon, known);
  };
  const shared = new Map([...source.matchAll(SHARED_PROPS)].map(([, props, weight]) => [props, weight]));
  const rest = source.replace(NO_USE, '').replace(TAG, (tag, name: string, attributes: string) => {
    if (name === 'RailItem') {
      const icon = /\bicon=\{(\w+Icon)\}/.exec(attributes)?.[1];
      if (!icon) return tag;
      if (/\bemphasis\b/.test(attributes)) add(icon, ['bold']);
      else add(icon, /\bselected\b/.test(attributes) ? ['regular', 'fill'] : ['regular']);
      return attributes.replace(`{${icon}}`, '');
    }
    const spread = /\{\.\.\.(\w+)\}/.exec(attributes)?.[1];
    const written = /\bweight="(\w+)"/.exec(attributes)?.[1] ?? shared.get(spread);
    const isOpen = /\bweight=\{|\{\.\.\./.test(attributes);
    add(name, isWeight(written) ? [written] : isOpen ? ICON_WEIGHTS : ['regular']);
    return attributes;
  });
  for (const [icon] of rest.matchAll(ICON)) add(icon, ICON_WEIGHTS);
  return uses;
}
