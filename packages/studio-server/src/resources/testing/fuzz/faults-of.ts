import type { Call } from '@inspection-studio/domain/calls';
import { errorBodySchema } from '@inspection-studio/domain/errors';
import * as z from 'zod/mini';
import type { Json } from '../../../http/wire-schema.ts';
import type { RawRequest } from './odd-requests.ts';
import type { RawAnswer } from './send-raw.ts';

const refusalSchema = z.strictObject({
  ...errorBodySchema.shape,
  issues: z.optional(z.array(z.strictObject({ path: z.string(), message: z.string() }))),
});

/** Matches internal details: stack traces, source paths, statements, names of parts. */
const INSIDE =
  /\n\s+at |\.[mc]?[jt]s:\d|node_modules|\/packages\/|(select|insert into|update|delete from) "|drizzle|PGlite|postgres|ECONN|ENOENT|relation "|syntax error at/i;

/** Statuses and codes that the API document lists for one call. */
export interface Documented {
  statuses: ReadonlySet<number>;
  codes: ReadonlySet<number>;
}

interface Responses {
  responses: Record<string, { content?: Record<string, { examples?: Record<string, { value: { code: number } }> }> }>;
}

/** Reads the statuses and codes of an operation of the API document. */
export function documentedIn(operation: Json): Documented {
  const responses = Object.entries((operation as unknown as Responses).responses);
  const examples = responses.flatMap(([, { content = {} }]) =>
    Object.values(content).flatMap((each) => Object.values(each.examples ?? {})),
  );
  return {
    statuses: new Set(responses.map(([status]) => Number(status))),
    codes: new Set(examples.map(({ value }) => value.code)),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Unescapes JSON strings. */
const unescaped = (json: string) => json.replaceAll(String.raw`\n`, '\n').replaceAll(String.raw`\"`, '"');

/** Request size above which the server may close the connection early, in bytes. */
const EARLY_END_BYTES = 60_000;
const requestBytes = ({ headers, body, target }: RawRequest) => body.length + target.length + headers.join().length;

/**
 * Returns the fault of a response in one line, or null.
 *
 * @param call call of the request; null for other URLs
 * @param documented documented statuses and codes; null when the request may not have reached the call
 */
export function faultOf(
  request: RawRequest,
  answer: RawAnswer,
  call: Call | null,
  documented: Documented | null,
): string | null {
  const { status, body, headers } = answer;
  if (status === 0) return requestBytes(request) > EARLY_END_BYTES ? null : 'no answer';
  if (status >= 500) return `status ${status}`;
  if (status >= 400 && INSIDE.test(unescaped(body))) return 'the response contains internal details';
  if (status >= 400) {
    if (request.method === 'HEAD') return null;
    if (!headers['content-type']?.startsWith('application/json')) return `status ${status} without a JSON body`;
    const refusal = refusalSchema.safeParse(parseJson(body));
    if (!refusal.success) return `status ${status} with a body of another shape`;
    if (documented && !documented.statuses.has(status)) return `status ${status} is not documented`;
    const { code } = refusal.data;
    return documented && code !== undefined && !documented.codes.has(code) ? `code ${code} is not documented` : null;
  }
  if (!call || !documented) return null;
  if (!call.reply) return status === 204 && body === '' ? null : `status ${status} where 204 was due`;
  return z.safeDecode(call.reply, parseJson(body)).success
    ? null
    : `status ${status} with an answer that does not fit its schema`;
}
