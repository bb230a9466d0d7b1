import type { Call } from '@inspection-studio/domain';
import { describe, expect, it } from 'vitest';
import { implementedCalls } from '../resources/index.ts';
import { openApiDocument } from './openapi.ts';

type Node = Record<string, unknown>;

const document = openApiDocument(implementedCalls, '9.3.3') as { openapi: string; info: Node; paths: Record<string, Record<string, Node>>; components: Node; security: unknown };
const rows = Object.entries<Call>(implementedCalls);
const operationOf = (call: Call) => document.paths[`/${call.path}`]![call.method.toLowerCase()]!;

/** Every object inside a value. */
function* objectsIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  yield value as Node;
  for (const child of Object.values(value)) yield* objectsIn(child);
}

describe('the API document', () => {
  it('is OpenAPI 3.1 and plain JSON', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  it.each(rows)('has %s with its path parameters, body and answer', (name, call) => {
    const operation = operationOf(call);
    expect(operation.operationId).toBe(name);
    const parameters = (operation.parameters ?? []) as { name: string; in: string }[];
    const inPath = parameters.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name);
    expect(inPath).toEqual([...call.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter));
    expect('requestBody' in operation).toBe(call.payload !== undefined);
    expect(Object.keys(operation.responses as Node)).toContain(call.reply ? '200' : '204');
  });

  it('leads no reference into nothing', () => {
    const resolve = (reference: string) =>
      reference
        .replace('#/', '')
        .split('/')
        .reduce<unknown>((node, key) => (node as Node | undefined)?.[key], document);
    const references = [...objectsIn(document)].map(({ $ref }) => $ref).filter((value) => typeof value === 'string');
    expect(references).toContain('#/components/schemas/Error');
    expect(references.filter((reference) => resolve(reference) === undefined)).toEqual([]);
  });

  it('describes what travels: role identifiers, not role names', () => {
    const { schema } = ((operationOf(implementedCalls.whoami).responses as Record<string, { content: Record<string, { schema: Node }> }>)['200']!).content['application/json']!;
    expect((schema.properties as Record<string, Node>).roleId).toMatchObject({ enum: expect.arrayContaining([1, 6]) });
  });

  it('says how to get a token', () => {
    expect(document.security).toEqual([{ bearer: [] }]);
    expect(document.info.description).toContain('npm run -s token -- manager@demo.example');
  });
});
