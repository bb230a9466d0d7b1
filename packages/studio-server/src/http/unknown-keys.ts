import * as z from 'zod/v4/core';
import * as mini from 'zod/mini';
import { type Json, wireSchema } from './wire-schema.ts';

/** Path of a value: keys and indexes. */
export type ValuePath = readonly (string | number)[];

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const DEFINITIONS = '#/$defs/';

/** Longest path that is looked at. Recursive values have a lower limit, which validation checks. */
const PATH_MAX = 100;

/**
 * Creates a function that finds the keys of a wire value that no schema has, in the order of the value. A key of
 * any of the schemas is known. The function only looks at keys: values of a wrong type are left to validation.
 */
export function createUnknownKeys(schemas: readonly z.$ZodType[]): (value: unknown) => ValuePath[] {
  const root = wireSchema(mini.union(schemas));
  const definitions = (root.$defs ?? {}) as Record<string, Json>;

  /** Replaces references and unions by their schemas. */
  const variantsOf = (schema: Json): Json[] => {
    if (typeof schema.$ref === 'string') return variantsOf(definitions[schema.$ref.replace(DEFINITIONS, '')]!);
    const options = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((each) => (each ?? []) as Json[]);
    return options.length > 0 ? options.flatMap(variantsOf) : [schema];
  };

  const find = (variants: readonly Json[], value: unknown, path: ValuePath): ValuePath[] => {
    if (variants.some(({ type, const: constant, enum: choices }) => !type && !constant && !choices)) return [];
    if (path.length > PATH_MAX) return [];
    if (Array.isArray(value)) {
      const items = variants.flatMap((schema) => (isRecord(schema.items) ? variantsOf(schema.items) : []));
      return items.length === 0 ? [] : value.flatMap((item, index) => find(items, item, [...path, index]));
    }
    const objects = variants.filter(({ type }) => type === 'object');
    if (!isRecord(value) || objects.length === 0) return [];
    return Object.entries(value).flatMap(([key, inner]) => {
      const found = objects.flatMap((schema) => schemasOfKey(schema, key));
      return found.length === 0 ? [[...path, key]] : find(found.flatMap(variantsOf), inner, [...path, key]);
    });
  };

  return (value) => find(variantsOf(root), value, []);
}

/** The schema of one key of an object, if it has the key. */
function schemasOfKey({ properties, additionalProperties }: Json, key: string): Json[] {
  if (isRecord(properties) && Object.hasOwn(properties, key)) return [properties[key] as Json];
  return isRecord(additionalProperties) ? [additionalProperties] : [];
}
