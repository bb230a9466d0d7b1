import { dirname, relative, resolve } from 'node:path';
import type { Options } from 'tsup';
import { parseAst } from 'vite';

type TsupPlugin = NonNullable<Options['plugins']>[number];
type Statement = ReturnType<typeof parseAst>['body'][number];
type FunctionDeclaration = Extract<Statement, { params: unknown }>;

const COMPONENT_NAME = /^[A-Z][a-z]/;
const REACT_IMPORT = /^import \{([^}]*)\} from "react";$/m;
const LAYOUT_EFFECT = /(?:^|,)\s*useLayoutEffect(?=\s*(?:,|$))/;
const DIRECTIVE = /^"use client";\n/;

/**
 * Source is written for React 19. This makes what is published run on React 18 as well:
 * a component that can take a ref is wrapped in `withRef`, and `useLayoutEffect` comes from `internal/layout-effect`.
 */
export function forReact18({ outFolder }: { outFolder: string }): TsupPlugin {
  const out = resolve(outFolder);
  return {
    name: 'for-react-18',

    renderChunk(code, { path }) {
      if (!path.endsWith('.js')) return undefined;
      const file = resolve(path);
      const from = (name: string) => {
        const address = relative(dirname(file), resolve(out, 'internal', name));
        return address.startsWith('.') ? address : `./${address}`;
      };
      if (file.startsWith(resolve(out, 'internal/layout-effect'))) return undefined;
      return { code: safeLayoutEffect(wrapComponents(code, from('with-ref.js')), from('layout-effect.js')) };
    },
  };
}

/**
 * Every component of a module that can take a ref, as `const Name = withRef(function Name…)`.
 *
 * @param code an ES module as esbuild prints it
 * @param withRef the address of `internal/with-ref.js` as that module imports it
 */
export function wrapComponents(code: string, withRef: string): string {
  const components = parseAst(code)
    .body.filter(isComponentWithRef)
    .toSorted((a, b) => b.start - a.start);
  if (components.length === 0) return code;
  const wrapped = components.reduce((text, { start, end, id }) => {
    const component = text.slice(start, end);
    return `${text.slice(0, start)}const ${id?.name} = /* @__PURE__ */ withRef(${component});${text.slice(end)}`;
  }, code);
  return addImport(wrapped, `import { withRef } from "${withRef}";`);
}

/** `useLayoutEffect` imported from `address` instead of React. */
export function safeLayoutEffect(code: string, address: string): string {
  const names = REACT_IMPORT.exec(code)?.[1];
  if (names === undefined || !LAYOUT_EFFECT.test(names)) return code;
  const others = names.replace(LAYOUT_EFFECT, '').replace(/^\s*,/, '').trim();
  const withoutIt = code.replace(REACT_IMPORT, others === '' ? '' : `import { ${others} } from "react";`);
  return addImport(withoutIt, `import { useLayoutEffect } from "${address}";`);
}

/** Under React 18 a function component gets a ref only when wrapped: it names `ref`, or passes on all it does not name. */
function isComponentWithRef(statement: Statement): statement is FunctionDeclaration {
  if (statement.type !== 'FunctionDeclaration' || !COMPONENT_NAME.test(statement.id?.name ?? '')) return false;
  const [props] = statement.params;
  if (props?.type !== 'ObjectPattern') return props?.type === 'Identifier';
  return props.properties.some(
    (property) =>
      property.type === 'RestElement' || (property.key.type === 'Identifier' && property.key.name === 'ref'),
  );
}

/** A directive stays the first statement. */
function addImport(code: string, statement: string): string {
  const directive = DIRECTIVE.exec(code)?.[0] ?? '';
  return `${directive}${statement}\n${code.slice(directive.length)}`;
}
