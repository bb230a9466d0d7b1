import {
  type Call,
  PAGINATION_HEADER,
  paginationSchema,
  productErrorBody,
  type ProductErrorCode,
} from '@inspection-studio/domain';
import { productCodesOf } from './product-codes.ts';
import { type Json, wireSchema } from './wire-schema.ts';

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds after which to ask again.', schema: { type: 'integer', minimum: 0 } },
};

/** Error responses with a product code. */
function refusal(description: string, codes: readonly ProductErrorCode[] = []): Json {
  const bodies = codes.map((code) => [
    `code ${code}`,
    { summary: productErrorBody(code).name, value: productErrorBody(code) },
  ]);
  const schema = { $ref: '#/components/schemas/Error' };
  const content = { schema, ...(bodies.length > 0 && { examples: Object.fromEntries(bodies) as Json }) };
  return { description, content: { 'application/json': content } };
}

function success(call: Call): Json {
  if (!call.reply) return { 204: { description: 'Done; the body is empty.' } };
  const headers = call.isPaged && {
    [PAGINATION_HEADER]: {
      description: 'Position of the page, as JSON. Present when `count` was true.',
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

/** Calls without a record id cannot return 404. */
const namesRecord = (call: Call): boolean =>
  call.path.includes('{') ||
  call.payload !== undefined ||
  Object.keys(call.query?._zod.def.shape ?? {}).some((key) => /Id$|^prefix$|^id$/.test(key));

/** Builds all responses of a call, by status. */
export function answersOf(name: string, call: Call): Json {
  const codes = productCodesOf(name, call);
  return {
    ...success(call),
    400: refusal('A value is not what the call takes; `issues` lists every one.'),
    401: refusal('The token is missing, expired or not valid.'),
    403: refusal(
      'The person, or the company with its licence, may not do this; `code` says more where there is one.',
      codes[403],
    ),
    ...(namesRecord(call) && { 404: refusal('Unknown, or of another company.') }),
    ...((call.method !== 'GET' || codes[409]) && {
      409: refusal(
        'A rule of the product refuses this; `code` says which, where it is one of the catalogue.',
        codes[409],
      ),
    }),
    ...(call.method !== 'GET' && {
      413: refusal('The body is larger than the call takes.'),
      415: refusal('The body is of a type the call does not take.'),
    }),
    429: { ...refusal('Too many calls in a minute.'), headers: RETRY_AFTER },
    503: { ...refusal('The server is busy, or cannot reach what it needs.'), headers: RETRY_AFTER },
  };
}
