import { importsOf, type Import } from './imports.ts';
import { packageRules, type PackageRules } from './layers.ts';
import { isTestCode, type SourceFile } from './source-tree.ts';

const SCOPE = '@inspection-studio/';

/**
 * Location of a file: its package, and its path inside `src` unless it is outside.
 * Storybook is the design system's own showroom.
 */
function placeOf(path: string): { name?: string; inner?: string } {
  if (path.startsWith('.storybook/')) return { name: 'design-system' };
  const [, name, inner] = /^packages\/([^/]+)\/(?:src\/(.+))?/.exec(path) ?? [];
  return { ...(name === undefined ? {} : { name }), ...(inner === undefined ? {} : { inner }) };
}

interface Position {
  rank: number;
  part: string;
  /** Sibling packages that only this layer may import. */
  siblings: readonly string[];
}

function positionOf({ layers }: PackageRules, inner: string): Position | undefined {
  for (const [rank, { parts, siblings = [] }] of layers.entries()) {
    for (const part of parts) {
      const folder = part.replace(/\*$/, '');
      if (part.endsWith('/*') && inner.startsWith(folder)) {
        return { rank, siblings, part: folder + (inner.slice(folder.length).split('/')[0] ?? '') };
      }
      const isRootFile = part === '*.ts' && !inner.includes('/');
      if (isRootFile || inner === part || inner.startsWith(`${part}/`)) return { rank, siblings, part };
    }
  }
  return undefined;
}

function refuseLayers(rules: PackageRules, from: string, to: string): string | undefined {
  const [source, target] = [positionOf(rules, from), positionOf(rules, to)];
  if (source === undefined) return `${from} belongs to no layer of tests/architecture/layers.ts`;
  if (target === undefined) return `${to} belongs to no layer of tests/architecture/layers.ts`;
  if (source.part === target.part || target.rank < source.rank) return undefined;
  if (source.rank === target.rank && rules.layers[source.rank]?.areSiblingsOpen) return undefined;
  return `${source.part} may not import ${target.part}`;
}

function refusePackage({ only, never, allowed = [] }: PackageRules, specifier: string): string | undefined {
  const named = (list: readonly string[]) =>
    list.some((name) => specifier === name || specifier.startsWith(name.endsWith('/') ? name : `${name}/`));
  if (only !== undefined && !named(only)) return `only ${only.join(', ')} may be imported here`;
  return never !== undefined && named(never) && !named(allowed) ? 'this package may not be imported here' : undefined;
}

/** `*` stands for a component of the design system, or a file of the domain. */
const isEntry = (specifier: string, entries: ReadonlySet<string>) =>
  entries.has(specifier) ||
  entries.has(specifier.replace(/(?<=\/design-system\/)[A-Z]\w*$|(?<=\/domain\/)[a-z-]+$/, '*'));

/** Why an import is against the table; nothing when it obeys. */
function refuse(one: Import, entries: ReadonlySet<string>): string | undefined {
  const source = placeOf(one.from);
  const rules = source.name === undefined || source.inner === undefined ? undefined : packageRules[source.name];
  const isFree = rules === undefined || isTestCode(one.from);
  if (one.specifier.startsWith('.')) {
    if (one.to === undefined) return undefined;
    const target = placeOf(one.to);
    if (target.name !== source.name && target.name !== undefined) {
      const isForTests = isTestCode(one.to) || target.inner === undefined;
      return isFree && source.name === undefined && isForTests
        ? undefined
        : 'another package is imported by its name, not by a path';
    }
    if (isFree || source.inner === undefined) return undefined;
    if (isTestCode(one.to)) return 'only tests import what is made for tests';
    if (target.inner === undefined) return 'sources import nothing outside of src';
    return refuseLayers(rules, source.inner, target.inner);
  }
  if (one.specifier.startsWith(SCOPE)) {
    if (!isEntry(one.specifier, entries)) return 'this is no public entry';
    const sibling = one.specifier.slice(SCOPE.length).split('/')[0] ?? '';
    if (isFree || rules.siblings.includes(sibling)) return undefined;
    const position = source.inner === undefined ? undefined : positionOf(rules, source.inner);
    return position?.siblings.includes(sibling) ? undefined : `this file may not import ${sibling}`;
  }
  return isFree ? undefined : refusePackage(rules, one.specifier);
}

/**
 * Every import that is against the table of layers.ts, with the reason.
 *
 * @param entries public entries of the packages, such as `@inspection-studio/design-system/map`
 */
export function importViolations(files: readonly SourceFile[], entries: ReadonlySet<string>): string[] {
  return importsOf(files).flatMap((one) => {
    const reason = refuse(one, entries);
    return reason === undefined ? [] : [`${one.from}: '${one.specifier}': ${reason}`];
  });
}

/** Public entries of a package, from the `exports` of its manifest; `*` stays as it is written. */
export function publicEntries(manifest: { name: string; exports?: Record<string, unknown> }): string[] {
  return Object.keys(manifest.exports ?? {}).map((entry) => manifest.name + entry.slice(1));
}
