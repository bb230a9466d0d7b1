import fc from 'fast-check';
import type { Json } from '../../../http/wire-schema.ts';

/** Maximum depth of recursive schemas. */
const DEPTH_MAX = 8;
const ITEMS_MAX = 4;

/** Texts of 1 to 80 characters are ids and get the ids of records. */
const isId = ({ minLength, maxLength }: Json) => minLength === 1 && maxLength === 80;

/**
 * Generates values that match a JSON schema.
 *
 * @param ids candidates for ids
 */
export function fromSchema(schema: Json, ids: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const definitions = (schema.$defs ?? {}) as Record<string, Json>;
  const make = (part: Json, depth: number): fc.Arbitrary<unknown> => {
    if (typeof part.$ref === 'string') return make(definitions[part.$ref.split('/').at(-1)!] ?? schema, depth);
    if (part.const !== undefined) return fc.constant(part.const);
    if (part.enum) return fc.constantFrom(...(part.enum as unknown[]));
    const options = (part.anyOf ?? part.oneOf) as Json[] | undefined;
    if (options) return fc.oneof(...options.map((option) => make(option, depth)));
    const types = [part.type].flat() as string[];
    return fc.oneof(...types.map((type) => ofType(type, part, depth)));
  };

  const ofType = (type: string | undefined, part: Json, depth: number): fc.Arbitrary<unknown> => {
    if (type === 'object') return object(part, depth);
    if (type === 'array') {
      const minLength = Number(part.minItems ?? 0);
      if (depth >= DEPTH_MAX && minLength === 0) return fc.constant([]);
      const maxLength = Math.min(Number(part.maxItems ?? ITEMS_MAX), minLength + ITEMS_MAX);
      return fc.array(make((part.items ?? {}) as Json, depth + 1), { minLength, maxLength });
    }
    if (type === 'string') return text(part);
    if (type === 'integer' || type === 'number') {
      const min = Math.max(Number(part.minimum ?? -1000), -(2 ** 31));
      return fc.integer({ min, max: Math.min(Number(part.maximum ?? min + 1000), 2 ** 31) });
    }
    if (type === 'boolean') return fc.boolean();
    return fc.constant(null);
  };

  const object = (part: Json, depth: number): fc.Arbitrary<unknown> => {
    const properties = Object.entries((part.properties ?? {}) as Record<string, Json>);
    const model = Object.fromEntries(properties.map(([name, value]) => [name, make(value, depth + 1)]));
    return fc.record(model, { requiredKeys: (part.required ?? []) as string[] });
  };

  const text = (part: Json): fc.Arbitrary<string> => {
    if (isId(part)) return ids;
    if (part.format === 'email') return fc.integer({ min: 1, max: 999 }).map((number) => `guest${number}@demo.example`);
    if (part.format === 'date-time')
      return fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((date) => date.toISOString());
    if (typeof part.pattern === 'string') return fc.stringMatching(new RegExp(part.pattern, 'u'), { size: '-1' });
    const minLength = Math.max(Number(part.minLength ?? 0), 3);
    const maxLength = Math.min(Number(part.maxLength ?? 20), 20);
    return fc.string({
      unit: fc.constantFrom('a', 'b', 'c', 'X', 'Y', 'Z', ' ', '0', '1', 'ä'),
      minLength: Math.min(minLength, maxLength),
      maxLength,
    });
  };

  return make(schema, 0);
}
