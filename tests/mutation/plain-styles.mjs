/**
 * Replaces stylesheets by empty class names and empty lists of them. They are not mutated, and compiling them takes longer than the tests.
 *
 * @returns {import('vite').Plugin}
 */
export function plainStyles() {
  return {
    name: 'plain-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.css\.[jt]s(\?|$)/.test(id)) return null;
      const names = [...code.matchAll(/^export (?:const|let|function) (\w+)/gm)].map(([, name]) => name);
      return [
        "const plainStyle = new Proxy(new String(''), {",
        '  get: (text, key) => {',
        "    if ([Symbol.toPrimitive, 'toString', 'valueOf'].includes(key)) return () => '';",
        "    if (key === 'map') return () => [];",
        '    return Object.hasOwn(text, key) ? text[key] : plainStyle;',
        '  },',
        '});',
        ...names.map((name) => `export const ${name} = plainStyle;`),
      ].join('\n');
    },
  };
}
