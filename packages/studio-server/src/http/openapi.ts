import { API_BASE_PATH, errorBodySchema, PRODUCT_NAME, type Call } from '@inspection-studio/domain';
import * as z from 'zod/mini';
import { answersOf } from './openapi-answers.ts';
import { type Json, shareDefinitions, wireSchema } from './wire-schema.ts';

const TOKEN_HELP = [
  'Calls carry an access token: `Authorization: Bearer <token>`.',
  'With a running local server, `npm run -s token -- manager@demo.example` prints one for a person of the demo company, valid for an hour:',
  '`curl -H "Authorization: Bearer $(npm run -s token -- manager@demo.example)" http://localhost:4173/api/v2/users/whoami`.',
  'Installations with a hosted sign-in take tokens of that issuer, with the scopes read, write, delete, file.download and file.upload.',
].join('\n\n');

/** Descriptions of the list parameters. @see CALL-007..014 */
const QUERY_HELP: Readonly<Record<string, Json>> = {
  count: {
    description: 'With `true` the answer is one page and carries X-Pagination; else the whole list comes back.',
    example: true,
  },
  top: { description: 'Most items to answer with.', example: 12 },
  skip: { description: 'Items to leave out at the beginning.', example: 24 },
  orderBy: {
    description: 'Properties to order by, separated by commas, each with `asc` or `desc`.',
    example: 'modified desc',
  },
  filter: {
    description: 'An OData-style condition over the properties of the list.',
    example: "contains(name,'pier')",
  },
};

/** Descriptions of the call groups. A group is the first segment of the path. */
const GROUPS: Readonly<Record<string, string>> = {
  users: 'People of the company and their invitations.',
  companies: 'The company and its licence.',
  sites: 'Places that hold assets.',
  assets: 'Structures that are inspected.',
  projects: 'Inspections, which the calls name projects, with their files and capture data.',
  images: 'Images of inspections, and pictures of records.',
  categories: 'Categories of markups.',
  categorypresets: 'Named sets of categories.',
  severityscales: 'Scales of severities.',
  checklists: 'Checklist templates.',
  layouts: 'Location layouts.',
  layers: 'Layers of location layouts.',
  tags: 'Labels.',
  documents: 'PDF documents of the company.',
  upload: 'The file service: where to send bytes.',
  download: 'The file service: where to fetch bytes.',
};

/** Schema of a file in a form. */
function formSchema(payload: z.core.$ZodType): Json {
  const json = wireSchema(payload);
  const properties = { ...(json.properties as Json), file: { type: 'string', format: 'binary' } };
  return { ...json, properties };
}

const pathParameters = (path: string): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', minLength: 1, maxLength: 80 },
  }));

function queryParameters(query: z.core.$ZodObject): Json[] {
  const { properties = {}, required = [] } = wireSchema(query) as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    ...QUERY_HELP[name],
  }));
}

/** Builds the request body of a call; required unless the schema accepts undefined. */
function requestBody({ payload, encoding }: Call): Json | undefined {
  if (!payload) return undefined;
  const content =
    encoding === 'multipart'
      ? { 'multipart/form-data': { schema: formSchema(payload) } }
      : { 'application/json': { schema: wireSchema(payload) } };
  return { required: !z.safeDecode(payload, undefined).success, content };
}

function operation(name: string, call: Call): Json {
  const parameters = [...pathParameters(call.path), ...(call.query ? queryParameters(call.query) : [])];
  const body = requestBody(call);
  const rights = [
    ...(call.permission ? [`Needs the permission ${call.permission}.`] : []),
    ...(call.policy ? [`The policy ${call.policy} decides with the record in hand.`] : []),
  ];
  return {
    operationId: name,
    summary: call.summary,
    tags: [tagOf(call)],
    ...(rights.length > 0 && { description: rights.join(' ') }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: answersOf(name, call),
  };
}

/** Returns the group of a call: the first segment of its path. */
const tagOf = (call: Call): string => call.path.split('/')[0]!;

/**
 * Builds the OpenAPI 3.1 document of the API from the rows that the server implements and the
 * app sends.
 */
export function openApiDocument(calls: Readonly<Record<string, Call>>, version: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(calls)) {
    const path = `/${call.path}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) };
  }
  const issue = z.object({ path: z.string(), message: z.string() });
  const schemas: Json = { Error: wireSchema(z.extend(errorBodySchema, { issues: z.optional(z.array(issue)) })) };
  shareDefinitions(paths, schemas);
  shareDefinitions(schemas, schemas);
  return {
    openapi: '3.1.0',
    info: {
      title: `${PRODUCT_NAME} API`,
      version,
      description: TOKEN_HELP,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: API_BASE_PATH.slice(0, -1) }],
    tags: [...new Set(Object.values(calls).map(tagOf))].map((name) => ({ name, description: GROUPS[name] })),
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: TOKEN_HELP } },
      schemas,
    },
  };
}
