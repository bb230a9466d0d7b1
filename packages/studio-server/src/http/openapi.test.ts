import { readFileSync } from 'node:fs';
import { type Call, calls } from '@inspection-studio/domain/calls';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { implementedCalls } from '../resources/index.ts';
import { lists } from '../resources/lists.ts';
import { openApiDocument } from './openapi.ts';
import { renderApiDocs } from './render-api-docs.ts';
import { API_DOCS_FILE } from '../resources/write-api-docs.ts';

type Node = Record<string, unknown>;

const document = openApiDocument(implementedCalls, '9.3.3', lists) as {
  openapi: string;
  info: Node;
  paths: Record<string, Record<string, Node>>;
  components: Node;
  security: unknown;
};
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

  it.each(rows)('documents ETag, If-Match and 412 of %s if it is about one record', (_name, call) => {
    const { parameters = [], responses } = operationOf(call) as { parameters?: Node[]; responses: Node };
    const isChange = call.record !== undefined && (call.method === 'PUT' || call.method === 'DELETE');
    expect(parameters.some((parameter) => parameter.name === 'If-Match')).toBe(isChange);
    expect('412' in responses).toBe(isChange);
    const { headers = {} } = (responses['200'] ?? responses['204']) as { headers?: Node };
    expect('ETag' in headers).toBe(call.record !== undefined && call.method !== 'DELETE');
  });

  it.each(rows)('documents the RateLimit headers of %s, and the answers before the token is read', (_name, call) => {
    const responses = operationOf(call).responses as Record<string, { $ref?: string; headers?: Node }>;
    const limited = Object.keys(responses).filter(
      (status) => 'RateLimit-Remaining' in (responses[status]!.headers ?? {}),
    );
    expect(limited).toEqual(Object.keys(responses).filter((status) => !['401', '405', '408', '421'].includes(status)));
    for (const status of ['405', '408', '421']) {
      expect(responses[status]).toEqual({ $ref: `#/components/responses/Status${status}` });
    }
    expect('415' in responses).toBe(call.method !== 'GET');
  });

  it('describes what travels: role identifiers, not role names', () => {
    const { schema } = (
      operationOf(implementedCalls.whoami).responses as Record<string, { content: Record<string, { schema: Node }> }>
    )['200']!.content['application/json']!;
    expect((schema.properties as Record<string, Node>).roleId).toMatchObject({ enum: expect.arrayContaining([1, 6]) });
  });

  it('is valid by the OpenAPI specification, its examples fit their schemas, and names are unique', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const lint = async (value: unknown) => {
      const problems = await lintFromString({ source: JSON.stringify(value), config });
      return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
    };
    expect(await lint(document)).toEqual([]);
    const broken = structuredClone(document);
    broken.paths['/sites']!.get!.operationId = 'listAssets';
    expect(await lint(broken)).toEqual([expect.stringContaining('operation-operationId-unique')]);
  });

  it.each([
    ['mapLayout', false],
    ['createLayout', true],
    ['createDocuments', true],
  ] as const)('the body of %s is required: %s', (name, isRequired) => {
    const all = openApiDocument(calls, '9.3.3') as unknown as typeof document;
    const { path, method } = calls[name];
    expect(all.paths[`/${path}`]![method.toLowerCase()]!.requestBody).toMatchObject({ required: isRequired });
  });

  it.each([
    ['whoami', '403', [33, 37]],
    ['getProject', '403', [4, 33, 37, 113, 115]],
    ['getProject', '409', [148]],
    ['createSite', '403', [6, 7, 33, 37]],
    ['createSite', '409', []],
    ['updateAsset', '409', [49, 146, 149, 150, 147]],
    ['processProject', '409', [1, 12, 108, 148]],
    ['createTag', '409', [125]],
    ['deleteCategory', '409', [44, 47]],
    ['updateCategory', '409', [146]],
    ['restoreCategory', '409', [146]],
    ['deleteSite', '409', [147]],
    ['uploadThumbnail', '409', [147, 148]],
    ['confirmImageUploaded', '409', [127, 148]],
    ['createCategoryPreset', '409', [149]],
  ] as const)('%s lists the product codes of status %s: %j', (name, status, codes) => {
    const all = openApiDocument(calls, '9.3.3') as unknown as typeof document;
    const { path, method } = calls[name];
    const responses = all.paths[`/${path}`]![method.toLowerCase()]!.responses as Record<
      string,
      { content: Record<string, { examples?: Node }> }
    >;
    const { examples = {} } = responses[status]!.content['application/json']!;
    expect(Object.keys(examples)).toEqual(codes.map((code) => `code ${code}`));
  });

  it('is rendered in docs/api.md as it is now: npm run docs:api writes it', () => {
    expect(readFileSync(API_DOCS_FILE, 'utf8')).toBe(renderApiDocs(document));
  });

  it('says how to get a token', () => {
    expect(document.security).toEqual([{ bearer: [] }]);
    expect(document.info.description).toContain('npm run -s token -- manager@demo.example');
  });
});
