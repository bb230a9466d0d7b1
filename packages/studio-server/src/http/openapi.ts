import { API_BASE_PATH, type Call } from '@inspection-studio/domain/calls';
import { errorBodySchema, lastEditSchema } from '@inspection-studio/domain/errors';
import { PRODUCT_NAME } from '@inspection-studio/domain/messages';
import * as z from 'zod/mini';
import { acceptsIfMatch } from './precondition.ts';
import { answersOf, SHARED_HEADERS, SHARED_RESPONSES } from './openapi-answers.ts';
import { describeList, LIST_RULES, type ListHelp } from './openapi-lists.ts';
import { type Json, shareDefinitions, wireSchema } from './wire-schema.ts';

const TOKEN_HELP = [
  'Calls carry an access token: `Authorization: Bearer <token>`.',
  'With a running local server, `npm run -s token -- manager@demo.example` prints one for a person of the demo company, valid for an hour:',
  '`curl -H "Authorization: Bearer $(npm run -s token -- manager@demo.example)" http://localhost:4173/api/v2/users/whoami`.',
  'Installations with a hosted sign-in take tokens of that issuer, with the scopes read, write, delete, file.download and file.upload.',
  'For scripts, a person creates an access token in their profile. It starts with `ist_`, has a lifetime, and may do what its person may do: everything, or uploads only. It needs no scopes. Tokens, sessions and sign-in methods need a sign-in, and are 403 with an access token. A revoked token is 401 at once.',
].join('\n\n');

/** Rules of requests and answers. Paragraphs of Markdown. */
const INPUT_RULES = [
  'Input: an unknown parameter or field is 400, and `issues` names it. `PUT` accepts and ignores fields that only its answer has, such as `id`, `modified` or counts, so that a record can be read, changed and sent back.',
  'Names and other texts of one line are stored with composed accents (NFC), without leading, trailing and repeated white space, control characters, directions and characters without a width. Joiners stay in emoji and in scripts that need them. A name without a visible character counts as empty.',
  'Paths: an unknown path is 404. A method that a path does not have is 405, and `Allow` lists those it has. A body that is not JSON, or not a form where a call takes one, is 415.',
  'Connections: a body that does not arrive within 20 s is 408, and more than 100 open calls of one person are 429. A file has ten minutes. A `Host` other than that of the studio is 421.',
  'Files: `PUT` the bytes to the URL of `GET upload`, with `x-ms-blob-type: BlockBlob` and the `Content-Type` of that call. `Content-MD5`, base64 of the MD5 of the body, is optional, also with a block (`comp=block`). With a list of blocks (`comp=blocklist`), `x-ms-blob-content-md5` is the MD5 of the whole file. If other bytes arrive, the answer is 400 with `Md5Mismatch`, nothing is stored, and what was stored before stays: send the request again, and after a refused list all blocks. Azure only stores the MD5 of the whole file. A value that is not base64 of 16 bytes is 400 with `InvalidMd5`.',
  'Rate limit: every answer to an active person has `RateLimit-Limit` (calls per minute), `RateLimit-Remaining` and `RateLimit-Reset` (seconds until it starts again). 429 has `Retry-After` as well. Answers that are sent before the person is known have none of these: 401, 403 without the scope or with code 33 or 37, 404 and 405 of a path, 408, 413, 421, and 429 and 503 because of too many requests at a time.',
  'Compression: JSON of 1 KiB or more is compressed with Brotli or gzip when `Accept-Encoding` allows it.',
] as const;

/** Descriptions of the list parameters. */
const QUERY_HELP: Readonly<Record<string, Json>> = {
  count: {
    description:
      'With `true` the answer is one page and carries X-Pagination. `top` and `skip` ask for a page too. Without all three, the whole list comes back, up to 5,000 items.',
    example: true,
  },
  top: { description: 'Maximum number of items. The default is the page size of the list.', example: 12 },
  skip: { description: 'Number of items to leave out at the beginning.', example: 24 },
  orderBy: {
    example: 'modified desc',
  },
  filter: {
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
  'audit-events': 'The audit log: who changed or downloaded what, for admins.',
  'storage-status': 'The file storage of the server, for admins.',
  'sign-in-settings': 'How people sign in with accounts of the studio, for admins.',
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

function queryParameters(query: z.core.$ZodObject, help: Readonly<Record<string, Json>>): Json[] {
  const { properties = {}, required = [] } = wireSchema(query) as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    ...QUERY_HELP[name],
    ...help[name],
  }));
}

/** If-Match of calls that change or delete one record. */
const ifMatchParameter: Json = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'Entity tags of the record as you read it. With another tag the call changes nothing and answers 412. Without this header the last save wins.',
  schema: { type: 'string' },
  example: '"3f6c1a0e9b7d4852a1c0f3e6d9b28475"',
};

/** Builds the request body of a call; required unless the schema accepts undefined. */
function requestBody({ payload, encoding }: Call): Json | undefined {
  if (!payload) return undefined;
  const content =
    encoding === 'multipart'
      ? { 'multipart/form-data': { schema: formSchema(payload) } }
      : { 'application/json': { schema: wireSchema(payload) } };
  return { required: !z.safeDecode(payload, undefined).success, content };
}

function operation(name: string, call: Call, list: ListHelp | undefined): Json {
  const help = list ? describeList(list) : {};
  const parameters = [
    ...pathParameters(call.path),
    ...(call.query ? queryParameters(call.query, help) : []),
    ...(acceptsIfMatch(call) ? [ifMatchParameter] : []),
  ];
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
 *
 * @param lists lists by call name
 */
export function openApiDocument(
  calls: Readonly<Record<string, Call>>,
  version: string,
  lists: Readonly<Record<string, ListHelp>> = {},
): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(calls)) {
    const path = `/${call.path}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call, lists[name]) };
  }
  const issue = z.object({ path: z.string(), message: z.string() });
  const details = { issues: z.optional(z.array(issue)), changed: z.optional(z.nullable(lastEditSchema)) };
  const schemas: Json = { Error: wireSchema(z.extend(errorBodySchema, details)) };
  shareDefinitions(paths, schemas);
  shareDefinitions(schemas, schemas);
  return {
    openapi: '3.1.0',
    info: {
      title: `${PRODUCT_NAME} API`,
      version,
      description: [TOKEN_HELP, ...INPUT_RULES, ...LIST_RULES].join('\n\n'),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: API_BASE_PATH.slice(0, -1) }],
    tags: [...new Set(Object.values(calls).map(tagOf))].map((name) => ({ name, description: GROUPS[name] })),
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT, or an access token of a person',
          description: TOKEN_HELP,
        },
      },
      headers: SHARED_HEADERS,
      responses: SHARED_RESPONSES,
      schemas,
    },
  };
}
