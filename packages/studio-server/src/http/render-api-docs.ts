import { counted } from '@inspection-studio/domain/units';
import type { Json } from './wire-schema.ts';

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: Json;
  description?: string;
}

interface Content {
  schema: Json;
  examples?: Record<string, { summary: string }>;
}

interface Answer {
  description: string;
  headers?: Json;
  content?: Record<string, Content>;
}

interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Record<string, Content> };
  /** References are answers that every call can get. */
  responses: Record<string, Answer | { $ref: string }>;
}

interface Document {
  info: { title: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json>; responses: Record<string, Answer> };
}

/** The answers of a call itself, by status. */
const ownAnswers = ({ responses }: Operation): [status: string, answer: Answer][] =>
  Object.entries(responses).filter((entry): entry is [string, Answer] => !('$ref' in entry[1]));

/** The answers that every call can get, by status. */
const sharedAnswers = ({ components }: Document): [status: string, answer: Answer][] =>
  Object.entries(components.responses).map(([name, answer]) => [name.replace(/\D/g, ''), answer]);

const INDENT = '  ';

const LIMITS: [key: string, text: (value: unknown) => string][] = [
  ['format', (value) => String(value)],
  ['minLength', (value) => `at least ${counted(Number(value), 'character')}`],
  ['maxLength', (value) => `at most ${counted(Number(value), 'character')}`],
  ['minimum', (value) => `from ${String(value)}`],
  ['maximum', (value) => `to ${String(value)}`],
  ['minItems', (value) => `at least ${counted(Number(value), 'item')}`],
  ['maxItems', (value) => `at most ${counted(Number(value), 'item')}`],
  ['pattern', (value) => `matching ${JSON.stringify(value)}`],
];

/** Bounds that only reflect the range of JSON numbers. */
const isBound = (value: unknown) => value !== Number.MAX_SAFE_INTEGER && value !== Number.MIN_SAFE_INTEGER;

const constants = (schema: Json): unknown[] | undefined =>
  schema.const === undefined ? (schema.enum as unknown[] | undefined) : [schema.const];

/** Describes a value briefly: `number, from 0`. */
function kindOf(schema: Json): string {
  if (typeof schema.$ref === 'string') return `\`${schema.$ref.split('/').at(-1)!}\``;
  const choices = constants(schema);
  if (choices) return choices.map((choice) => `\`${JSON.stringify(choice)}\``).join(' or ');
  const options = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (options) return [...new Set(options.map(kindOf))].join(' or ');
  const limits = LIMITS.filter(([key]) => schema[key] !== undefined && isBound(schema[key])).map(([key, text]) =>
    text(schema[key]),
  );
  const types = [schema.type ?? 'any value'].flat() as string[];
  const kinds = types.map((type) => (type === 'array' ? `list of ${kindOf((schema.items ?? {}) as Json)}` : type));
  return [kinds.join(' or '), ...limits].join(', ');
}

/** Returns the members of an object or of a list's objects; none for other values. */
function membersOf(schema: Json): { properties: Record<string, Json>; required: string[] } | undefined {
  if (schema.type === 'array') return membersOf((schema.items ?? {}) as Json);
  if (schema.properties) {
    return { properties: schema.properties as Record<string, Json>, required: (schema.required ?? []) as string[] };
  }
  const options = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  return options?.map(membersOf).find((members) => members !== undefined);
}

/** Lists one line per member, with nested members indented. */
function members(schema: Json, depth = 0): string[] {
  const found = membersOf(schema);
  if (!found) return [];
  return Object.entries(found.properties).flatMap(([name, value]) => {
    const optional = found.required.includes(name) ? '' : ' (optional)';
    return [`${INDENT.repeat(depth)}- \`${name}\`${optional}: ${kindOf(value)}`, ...members(value, depth + 1)];
  });
}

const describe = (title: string, schema: Json): string[] => [`${title}: ${kindOf(schema)}`, '', ...members(schema), ''];

/** Formats a status with its product codes: `409 (44, 47)`. */
function answer([status, { content }]: [string, Answer]): string {
  const codes = Object.values(content ?? {}).flatMap(({ examples = {} }) => Object.keys(examples));
  return codes.length > 0 ? `${status} (${codes.join(', ').replaceAll('code ', '')})` : status;
}

/** Descriptions of each status and of the product error codes. */
function renderStatuses(answers: readonly [status: string, answer: Answer][]): string[] {
  const meanings = new Map<string, string>();
  const codes = new Map<string, string>();
  for (const [status, { description, content }] of answers) {
    meanings.set(status, description);
    for (const [code, { summary }] of Object.values(content ?? {}).flatMap(({ examples = {} }) =>
      Object.entries(examples),
    )) {
      codes.set(code, summary);
    }
  }
  const lines = (texts: Map<string, string>) =>
    [...texts]
      .toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
      .map(([name, text]) => `- ${name}: ${text}`);
  return ['## Statuses and codes', '', ...lines(meanings), '', ...lines(codes), ''];
}

function renderOperation(path: string, method: string, operation: Operation): string[] {
  const { parameters = [], requestBody } = operation;
  const [type, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const answers = ownAnswers(operation);
  const success = answers.find(([status]) => status === '200')?.[1];
  const reply = Object.values(success?.content ?? {})[0];
  return [
    `### ${method.toUpperCase()} ${path}`,
    '',
    `${operation.summary} (\`${operation.operationId}\`)`,
    '',
    `Rights: ${operation.description ?? 'Any active person.'}`,
    '',
    ...(parameters.length > 0 ? ['Parameters:', ''] : []),
    ...parameters.map(
      ({ name, in: place, required, schema, description }) =>
        `- \`${name}\` in the ${place}${required ? '' : ' (optional)'}: ${kindOf(schema)}${description ? `. ${description}` : ''}`,
    ),
    ...(parameters.length > 0 ? [''] : []),
    ...(body ? describe(`Body${requestBody!.required ? '' : ' (optional)'}, ${type!}`, body.schema) : []),
    ...(reply ? describe('Answer', reply.schema) : []),
    `Statuses: ${answers.map(answer).join(', ')}.`,
    '',
  ];
}

/**
 * Renders the API document as Markdown: every call with method, path, permissions, parameters,
 * body and responses.
 *
 * @param document result of `openApiDocument`
 */
export function renderApiDocs(document: Json): string {
  const { info, servers, tags, paths, components } = document as unknown as Document;
  const shared = sharedAnswers(document as unknown as Document);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = tags.flatMap((tag) => [
    `## ${tag.name}`,
    '',
    tag.description,
    '',
    ...operations
      .filter(({ operation }) => operation.tags.includes(tag.name))
      .flatMap(({ path, method, operation }) => renderOperation(path, method, operation)),
  ]);
  const lines = [
    `# ${info.title}`,
    '',
    'Written by `npm run docs:api` from the calls table; the server sends the same as OpenAPI 3.1 at `/api/v2/openapi.json`.',
    '',
    `Paths are below \`${servers[0]!.url}\`.`,
    '',
    info.description,
    '',
    ...renderStatuses([...operations.flatMap(({ operation }) => ownAnswers(operation)), ...shared]),
    `Every call can also return ${shared.map(([status]) => status).join(', ')}.`,
    '',
    ...groups,
    '## Shared values',
    '',
    ...Object.entries(components.schemas).flatMap(([name, schema]) => [`### ${name}`, '', ...members(schema), '']),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}
