import { API_BASE_PATH, errorBodySchema, PAGINATION_HEADER, paginationSchema, PRODUCT_NAME, type Call } from '@inspection-studio/domain';
import * as z from 'zod';

type Json = Record<string, unknown>;

const TOKEN_HELP = [
  'Calls carry an access token: `Authorization: Bearer <token>`.',
  'With a running local server, `npm run -s token -- manager@demo.example` prints one for a person of the demo company, valid for an hour:',
  '`curl -H "Authorization: Bearer $(npm run -s token -- manager@demo.example)" http://localhost:4173/api/v2/users/whoami`.',
  'Installations with a hosted sign-in take tokens of that issuer, with the scopes read, write, delete, file.download and file.upload.',
].join('\n\n');

/** The wire side of a schema: what is sent, before it is decoded and after it is encoded. */
function wireSchema(schema: z.ZodType): Json {
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

/** A form's file is binary; nothing else about it can be said in a schema. */
function formSchema(payload: z.ZodType): Json {
  const json = wireSchema(payload);
  const properties = { ...(json.properties as Json), file: { type: 'string', format: 'binary' } };
  return { ...json, properties };
}

const pathParameters = (path: string): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', maxLength: 80 },
  }));

function queryParameters(query: z.ZodObject): Json[] {
  const { properties = {}, required = [] } = wireSchema(query) as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

const errorReply = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

function success(call: Call): Json {
  if (!call.reply) return { 204: { description: 'Done; the body is empty.' } };
  const headers = call.isPaged && {
    [PAGINATION_HEADER]: {
      description: 'Where the page stands, as JSON; present when `count` was true.',
      content: { 'application/json': { schema: wireSchema(paginationSchema) } },
    },
  };
  return {
    200: {
      description: 'The answer.',
      ...(headers && { headers }),
      content: { 'application/json': { schema: wireSchema(call.reply) } },
    },
  };
}

function requestBody(call: Call): Json | undefined {
  if (!call.payload) return undefined;
  const content =
    call.encoding === 'multipart'
      ? { 'multipart/form-data': { schema: formSchema(call.payload) } }
      : { 'application/json': { schema: wireSchema(call.payload) } };
  return { required: true, content };
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
    tags: [call.path.split('/')[0]],
    ...(rights.length > 0 && { description: rights.join(' ') }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: {
      ...success(call),
      400: errorReply('A value is not what the call takes; `issues` lists every one.'),
      401: errorReply('The token is missing, expired or not valid.'),
      403: errorReply('The person may not do this, or is not active (code 33).'),
      ...(call.path.includes('{') && { 404: errorReply('Unknown, or of another company.') }),
      ...(call.method !== 'GET' && { 409: errorReply('A rule of the product refuses this; `code` says which.') }),
      429: errorReply('Too many calls in a minute; `Retry-After` says when to go on.'),
    },
  };
}

const LOCAL_DEFINITIONS = '#/$defs/';
const SHARED_DEFINITIONS = '#/components/schemas/';

/** Moves the definitions of recursive schemas, which refer to themselves by name, to where the document keeps them. */
function shareDefinitions(node: unknown, shared: Json): void {
  if (typeof node !== 'object' || node === null) return;
  const record = node as Json;
  if (typeof record.$ref === 'string') record.$ref = record.$ref.replace(LOCAL_DEFINITIONS, SHARED_DEFINITIONS);
  Object.assign(shared, record.$defs);
  delete record.$defs;
  for (const child of Object.values(record)) shareDefinitions(child, shared);
}

/**
 * The API as an OpenAPI 3.1 document, made of the same rows that the server
 * implements and the app sends.
 */
export function openApiDocument(calls: Readonly<Record<string, Call>>, version: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(calls)) {
    const path = `/${call.path}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) };
  }
  const issue = z.object({ path: z.string(), message: z.string() });
  const schemas: Json = { Error: wireSchema(errorBodySchema.extend({ issues: z.array(issue).optional() })) };
  shareDefinitions(paths, schemas);
  shareDefinitions(schemas, schemas);
  return {
    openapi: '3.1.0',
    info: { title: `${PRODUCT_NAME} API`, version, description: TOKEN_HELP, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: API_BASE_PATH.slice(0, -1) }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: TOKEN_HELP } },
      schemas,
    },
  };
}
