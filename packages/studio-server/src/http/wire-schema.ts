import * as z from 'zod/v4/core';

/** A part of a JSON document. */
export type Json = Record<string, unknown>;

/** The wire side of a schema: what is sent, before it is decoded and after it is encoded. */
export function wireSchema(schema: z.$ZodType): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    // A named format says it better than the expression that checks it.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format) delete jsonSchema.pattern;
    },
  }) as Json;
  return json;
}

const LOCAL_DEFINITIONS = '#/$defs/';
const SHARED_DEFINITIONS = '#/components/schemas/';

/** Moves the definitions of recursive schemas, which refer to themselves by name, to where the document keeps them. */
export function shareDefinitions(node: unknown, shared: Json): void {
  if (typeof node !== 'object' || node === null) return;
  const record = node as Json;
  if (typeof record.$ref === 'string') record.$ref = record.$ref.replace(LOCAL_DEFINITIONS, SHARED_DEFINITIONS);
  Object.assign(shared, record.$defs);
  delete record.$defs;
  for (const child of Object.values(record)) shareDefinitions(child, shared);
}
