import { type Call, type calls, isChange } from '@inspection-studio/domain/calls';
import { productErrorBody, type ProductErrorCode } from '@inspection-studio/domain/errors';
import { PAGINATION_HEADER, paginationSchema } from '@inspection-studio/domain/query';
import { acceptsIfMatch } from './precondition.ts';
import { productCodesOf } from './product-codes.ts';
import { type Json, wireSchema } from './wire-schema.ts';

const count = (description: string): Json => ({ description, schema: { type: 'integer', minimum: 0 } });

/** Headers that several answers share, by name. */
export const SHARED_HEADERS: Json = {
  'Retry-After': count('Seconds after which to ask again.'),
  'RateLimit-Limit': count('Calls per person and minute.'),
  'RateLimit-Remaining': count('Calls that are left until the limit starts again.'),
  'RateLimit-Reset': count('Seconds until the limit starts again.'),
  Allow: { description: 'Methods of the path.', schema: { type: 'string' } },
};

const refsTo = (names: readonly string[]): Json =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const RETRY_AFTER = refsTo(['Retry-After']);
/** Of answers to a known person. A 403 for someone unknown or inactive has none. */
const RATE_LIMIT = refsTo(['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset']);

/** Error responses with a product code. */
function refusal(description: string, codes: readonly ProductErrorCode[] = [], headers: Json = RATE_LIMIT): Json {
  const bodies = codes.map((code) => [
    `code ${code}`,
    { summary: productErrorBody(code).name, value: productErrorBody(code) },
  ]);
  const schema = { $ref: '#/components/schemas/Error' };
  const content = { schema, ...(bodies.length > 0 && { examples: Object.fromEntries(bodies) as Json }) };
  return { description, ...(Object.keys(headers).length > 0 && { headers }), content: { 'application/json': content } };
}

/** Answers that any call can get before its token is read, by status. */
const ANSWERS_BEFORE_CALLS: Readonly<Record<number, Json>> = {
  405: refusal('The path does not have this method; `Allow` lists those it has.', [], refsTo(['Allow'])),
  408: refusal('The request did not arrive in time.', [], {}),
  421: refusal('The `Host` is not that of the studio.', [], {}),
};

/** Responses of the document that calls refer to, by name. */
export const SHARED_RESPONSES: Json = Object.fromEntries(
  Object.entries(ANSWERS_BEFORE_CALLS).map(([status, answer]) => [`Status${status}`, answer]),
);

const REFS_BEFORE_CALLS: Json = Object.fromEntries(
  Object.keys(ANSWERS_BEFORE_CALLS).map((status) => [status, { $ref: `#/components/responses/Status${status}` }]),
);

/** Formats of exportable lists, selected by the Accept header. */
const EXPORTS: Json = {
  'text/csv': { schema: { type: 'string', description: 'A header row, and one row per item.' } },
  'application/x-ndjson': { schema: { type: 'string', description: 'One item per line, as JSON.' } },
};

function success(call: Call): Json {
  const paging = call.isPaged && {
    [PAGINATION_HEADER]: {
      description: 'Position of the page, as JSON. Present when the answer is a page.',
      content: { 'application/json': { schema: wireSchema(paginationSchema) } },
    },
  };
  const tag = call.record &&
    call.method !== 'DELETE' && {
      ETag: {
        description: 'Entity tag of the record, for If-Match. It changes with every edit, and not by processing.',
        schema: { type: 'string' },
      },
    };
  const headers = { ...paging, ...tag, ...RATE_LIMIT };
  if (!call.reply) return { 204: { description: 'Done; the body is empty.', headers } };
  return {
    200: {
      description: 'The answer.',
      headers,
      content: { 'application/json': { schema: wireSchema(call.reply) }, ...(call.isExportable && EXPORTS) },
    },
  };
}

/** Calls that exist only where people sign in with accounts of the studio. */
const ABOUT_ACCOUNTS: readonly string[] = [
  'getSignInSettings',
  'updateSignInSettings',
] satisfies (keyof typeof calls)[];

/** Other calls without a record id cannot return 404. */
const canBeUnknown = (name: string, call: Call): boolean =>
  ABOUT_ACCOUNTS.includes(name) ||
  call.path.includes('{') ||
  call.payload !== undefined ||
  Object.keys(call.query?._zod.def.shape ?? {}).some((key) => /Id$|^prefix$|^id$/.test(key));

/** Builds all responses of a call, by status. */
export function answersOf(name: string, call: Call): Json {
  const codes = productCodesOf(name, call);
  return {
    ...success(call),
    400: refusal('A value is not what the call takes; `issues` lists every one.'),
    401: refusal('The token is missing, expired or not valid.', [], {}),
    403: refusal(
      'The person, or the company with its licence, may not do this; `code` says more where there is one.',
      codes[403],
    ),
    ...(canBeUnknown(name, call) && { 404: refusal('Unknown, or of another company.') }),
    ...((isChange(call) || codes[409]) && {
      409: refusal(
        'A rule of the product refuses this; `code` says which, where it is one of the catalogue.',
        codes[409],
      ),
    }),
    ...(acceptsIfMatch(call) && {
      412: refusal('The record has another entity tag than If-Match; `changed` says who edited it last and when.'),
    }),
    ...(call.method !== 'GET' && {
      413: refusal('The body is larger than the call takes.'),
      415: refusal('The body is of a type the call does not take.'),
    }),
    429: refusal('Too many calls in a minute, or at a time.', [], { ...RETRY_AFTER, ...RATE_LIMIT }),
    503: refusal('The server is busy, or cannot reach what it needs.', [], { ...RETRY_AFTER, ...RATE_LIMIT }),
    ...REFS_BEFORE_CALLS,
  };
}
