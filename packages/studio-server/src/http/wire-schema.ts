import * as z from 'zod/v4/core';

/** A part of a JSON document. */
export type Json = Record<string, unknown>;

/** Converts a schema to JSON Schema of its wire format. */
export function wireSchema(schema: z.$ZodType): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    // A named format is clearer than its regular expression.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format) delete jsonSchema.pattern;
    },
  }) as Json;
  return json;
}

const LOCAL_DEFINITIONS = '#/$defs/';
const SHARED_DEFINITIONS = '#/components/schemas/';

/** Moves definitions of recursive schemas to the components of the document. */
export function shareDefinitions(node: unknown, shared: Json): void {
  if (typeof node !== 'object' || node === null) return;
  const record = node as Json;
  if (typeof record.$ref === 'string') record.$ref = record.$ref.replace(LOCAL_DEFINITIONS, SHARED_DEFINITIONS);
  Object.assign(shared, record.$defs);
  delete record.$defs;
  for (const child of Object.values(record)) shareDefinitions(child, shared);
}
