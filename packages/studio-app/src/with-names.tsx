import type { ReactNode } from 'react';

/** Returns the first of some names in a text, and where it begins; the longest of those that begin there. */
function firstName(text: string, names: readonly string[]): { name: string; at: number } | null {
  let first: { name: string; at: number } | null = null;
  for (const name of names) {
    const at = name === '' ? -1 : text.indexOf(name);
    if (at < 0) continue;
    if (!first || at < first.at || (at === first.at && name.length > first.name.length)) first = { name, at };
  }
  return first;
}

/**
 * Returns a sentence in which the browser translates everything but these names, as children of a component that gives
 * texts elements of their own.
 */
export function withNames(text: string, names: readonly string[]): ReactNode[] {
  const parts: ReactNode[] = [];
  let rest = text;
  for (let first = firstName(rest, names); first; first = firstName(rest, names)) {
    const { name, at } = first;
    parts.push(
      rest.slice(0, at),
      <span key={parts.length} translate="no">
        {name}
      </span>,
    );
    rest = rest.slice(at + name.length);
  }
  return [...parts, rest];
}
