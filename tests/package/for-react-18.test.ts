import { describe, expect, it } from 'vitest';
import { safeLayoutEffect, wrapComponents } from '../../packages/design-system/build/for-react-18.ts';

const wrap = (code: string) => wrapComponents(code, './with-ref.js');
const wrapped = (component: string) =>
  `import { withRef } from "./with-ref.js";\nconst Badge = /* @__PURE__ */ withRef(${component});`;

describe('a component that can take a ref is wrapped for React 18', () => {
  it.each([
    ['names ref', 'function Badge({ ref, label }) { return label; }'],
    ['passes the remaining props on', 'function Badge({ label, ...rest }) { return label; }'],
    ['takes its props whole', 'function Badge(props) { return props.label; }'],
  ])('because it %s', (_case, component) => {
    expect(wrap(component)).toBe(wrapped(component));
  });

  it.each([
    ['a component that takes neither', 'function Badge({ label }) { return label; }'],
    ['a component without props', 'function Badge() { return null; }'],
    ['a hook', 'function useBadge({ ...options }) { return options; }'],
    ['a function', 'function badge(props) { return props; }'],
    ['a constant', 'const BADGE = 1;'],
  ])('left alone: %s', (_case, code) => {
    expect(wrap(code)).toBe(code);
  });

  it('each of several, inside their module, below its directive', () => {
    const code =
      '"use client";\nfunction Badge(props) { return "}"; }\nfunction Row(props) { return Badge(props); }\nexport { Badge };';
    expect(wrap(code)).toBe(
      '"use client";\nimport { withRef } from "./with-ref.js";\n' +
        'const Badge = /* @__PURE__ */ withRef(function Badge(props) { return "}"; });\n' +
        'const Row = /* @__PURE__ */ withRef(function Row(props) { return Badge(props); });\nexport { Badge };',
    );
  });
});

describe('useLayoutEffect says nothing on a server of React 18', () => {
  it.each([
    ['alone', 'import { useLayoutEffect } from "react";\n', 'import { useLayoutEffect } from "./own.js";\n\n'],
    [
      'first',
      'import { useLayoutEffect, useRef } from "react";',
      'import { useLayoutEffect } from "./own.js";\nimport { useRef } from "react";',
    ],
    [
      'last',
      'import { useId, useLayoutEffect } from "react";',
      'import { useLayoutEffect } from "./own.js";\nimport { useId } from "react";',
    ],
    [
      'between',
      'import { useId, useLayoutEffect, useRef } from "react";',
      'import { useLayoutEffect } from "./own.js";\nimport { useId, useRef } from "react";',
    ],
    ['not used', 'import { useId } from "react";', 'import { useId } from "react";'],
  ])('imported %s', (_case, code, expected) => {
    expect(safeLayoutEffect(code, './own.js')).toBe(expected);
  });
});
