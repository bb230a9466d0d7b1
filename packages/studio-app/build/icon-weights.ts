import { pathToFileURL } from 'node:url';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import type { Plugin } from 'vite';

/** Weights the design allows: regular beside text, bold in buttons, filled for what is selected. */
export const ICON_WEIGHTS = ['regular', 'bold', 'fill'] as const;

const DEFINITION = /@phosphor-icons\/react\/dist\/defs\/\w+\.es\.js$/;

/**
 * Keeps these three of the six weights of each Phosphor icon.
 *
 * @throws when an icon lacks one of `ICON_WEIGHTS`
 * @see docs/decisions/0011-icon-weights.md
 */
export function iconWeights(): Plugin {
  return {
    name: 'studio:icon-weights',
    apply: 'build',
    load: {
      filter: { id: DEFINITION },
      async handler(id) {
        const definition: { default: ReadonlyMap<string, ReactElement<{ children?: ReactNode }>> } = await import(
          pathToFileURL(id).href
        );
        const entries = ICON_WEIGHTS.map((weight) => {
          const shapes = definition.default.get(weight);
          if (!shapes) throw new Error(`${id} has no weight ${weight}.`);
          return `['${weight}', ${sourceOf(shapes)}]`;
        });
        return {
          code: `import { createElement, Fragment } from 'react';\nexport default /* @__PURE__ */ new Map([${entries.join(', ')}]);`,
          map: { mappings: '' },
        };
      },
    },
  };
}

/** Generates code that creates an element of host elements and fragments. */
function sourceOf({ type, props }: ReactElement<{ children?: ReactNode }>): string {
  const { children, ...attributes } = props;
  const tag = typeof type === 'string' ? `'${type}'` : 'Fragment';
  const parts = [children]
    .flat()
    .filter(isValidElement<typeof props>)
    .map(sourceOf);
  return `/* @__PURE__ */ createElement(${[tag, JSON.stringify(attributes), ...parts].join(', ')})`;
}
