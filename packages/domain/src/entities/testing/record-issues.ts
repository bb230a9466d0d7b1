import type * as z from 'zod/mini';

type Path = string;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Copies a record and changes the property at `path` ('licence.start', 'sections.0.title') with `edit`.
 *
 * @throws Error when the record has no such property, so that a typo fails the test
 */
function edited(record: object, path: Path, edit: (parent: Record<string, unknown>, key: string) => void): object {
  const copy: unknown = JSON.parse(JSON.stringify(record));
  const keys = path.split('.');
  const key = keys.pop() ?? '';
  const parent = keys.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), copy);
  if (!isObject(copy) || !isObject(parent) || !(key in parent)) throw new Error(`The sample has no ${path}.`);
  edit(parent, key);
  return copy;
}

/** Returns the record without the property at `path`. */
export const without = (record: object, path: Path): object =>
  edited(record, path, (parent, key) => delete parent[key]);

/** Returns the record with another value at `path`. */
export const withValue = (record: object, path: Path, value: unknown): object =>
  edited(record, path, (parent, key) => {
    parent[key] = value;
  });

/** Paths of all issues, in schema order; empty for a valid value. */
export const issuePaths = (schema: z.ZodMiniType, value: unknown): Path[] =>
  schema.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? [];

/** Paths of every property of a record, including those of nested objects and lists. */
export function propertyPaths(record: object, prefix = ''): Path[] {
  return Object.entries(record).flatMap(([key, value]: [string, unknown]) => [
    prefix + key,
    ...(isObject(value) ? propertyPaths(value, `${prefix}${key}.`) : []),
  ]);
}
