import {
  API_BASE_PATH,
  type Call,
  fillPath,
  isChange,
  type ParamsOf,
  type PathParam,
  type PayloadOf,
  type QueryOf,
  type ReplyOf,
} from '@inspection-studio/domain/calls';
import { requestFailedText, requestTimedOutText } from '@inspection-studio/domain/errors';
import {
  buildListQuery,
  buildQuery,
  type Pagination,
  PAGINATION_HEADER,
  parsePagination,
  type QueryValue,
} from '@inspection-studio/domain/query';
import type { Wretch } from 'wretch';
import { WretchError } from 'wretch/resolver';
import * as z from 'zod/mini';
import type { Connection } from './connection.ts';
import { withEntityTag } from './entity-tag.ts';
import { isGatewayFailure } from './gateway-failure.ts';
import type { ClientFor } from './http-client.ts';
import { logError } from './log-error.ts';
import { convertInParts } from './in-parts.ts';
import { nextTask, pauseAfterWork } from './next-task.ts';
import { StudioError } from './studio-error.ts';

type Params<C extends Call> = [PathParam<C['path']>] extends [never] ? { params?: undefined } : { params: ParamsOf<C> };
type Payload<C extends Call> = [PayloadOf<C>] extends [undefined] ? { payload?: undefined } : { payload: PayloadOf<C> };
type Query<C extends Call> = string extends keyof QueryOf<C>
  ? { query?: undefined }
  : Partial<QueryOf<C>> extends QueryOf<C>
    ? { query?: QueryOf<C> }
    : { query: QueryOf<C> };

/**
 * Path, query and body values of a call, with names instead of wire numbers, and an abort signal. With `ifMatch`, the
 * entity tag of the record as it was read, the server refuses to change a record that someone else has changed since.
 * With `keepalive`, the request is sent at once and outlives a page that is going.
 */
export type SendOptions<C extends Call> = Params<C> &
  Payload<C> &
  Query<C> & { signal?: AbortSignal; ifMatch?: string | undefined; keepalive?: boolean };

/** Range of a list: at most `top` items from index `skip`. */
export interface PageRequest {
  top: number;
  skip: number;
}

/** One page of a list with its position. */
export interface Page<Items> {
  items: Items;
  pagination: Pagination;
}

type Rest<O> = Partial<O> extends O ? [options?: O] : [options: O];

/**
 * Sends a call to the server. All requests go through this function.
 *
 * Fills the path, encodes query and body, adds the token and decodes the response. With
 * `page`, a list returns one page; without it, the whole list. With `'server'`, the server chooses the page.
 *
 * @throws StudioError when the call is rejected, times out or returns a malformed response;
 * already logged. An aborted call rejects with the signal's reason instead.
 */
export interface Send {
  <C extends Call>(call: C, options: SendOptions<C> & { page: PageRequest | 'server' }): Promise<Page<ReplyOf<C>>>;
  <C extends Call>(call: C, ...rest: Rest<SendOptions<C>>): Promise<ReplyOf<C>>;
}

interface AnyOptions {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  payload?: unknown;
  page?: PageRequest | 'server';
  signal?: AbortSignal;
  ifMatch?: string | undefined;
  keepalive?: boolean;
}

/** Services of {@link Send}. */
export interface SendServices {
  connection: Pick<Connection, 'doubt' | 'confirm'>;
  /** Called with every error. */
  onFailure?: (error: StudioError) => void;
}

/** Creates {@link Send} for the clients of the product. */
export function createSend(clientFor: ClientFor, { connection, onFailure }: SendServices): Send {
  async function send(call: Call, options: AnyOptions = {}): Promise<unknown> {
    const url = addressOf(call, options);
    try {
      const { signal, ifMatch, keepalive } = options;
      const base = clientFor(call).options({ signal, keepalive }).url(url);
      const client = ifMatch === undefined ? base : base.headers({ 'If-Match': ifMatch });
      const body = await encodeBody(call, options.payload);
      const request = withBody(client, call, body);
      // A text of megabytes is written in one task and sent in another.
      if (call.hasLongLists) await nextTask();
      const response = await request.fetch(call.method).res();
      connection.confirm();
      return options.page ? await readPage(call, response) : await readReply(call, response);
    } catch (error) {
      if (options.signal?.aborted) throw error;
      const failure = toStudioError(error, call.method, API_BASE_PATH + url);
      const reported = (await isUnreachable(error, connection))
        ? StudioError.unreachable({
            isRead: !isChange(call),
            status: failure.status ?? undefined,
            cause: failure.cause,
          })
        : failure;
      logError(reported);
      onFailure?.(reported);
      throw reported;
    }
  }
  return send as Send;
}

function addressOf(call: Call, { params = {}, query = {}, page }: AnyOptions): string {
  const path = fillPath(call.path, params);
  const encoded = (call.query ? z.encode(call.query, query) : {}) as Record<string, QueryValue>;
  const isRange = typeof page === 'object';
  const text = (isRange ? buildListQuery({ ...encoded, ...page }) : buildQuery(encoded)).toString();
  return text ? `${path}?${text}` : path;
}

/** Encodes a payload, if any; `null` becomes an empty body, which clears a mapping. */
async function encodeBody(call: Call, payload: unknown): Promise<object | undefined> {
  const { payload: schema } = call;
  if (!schema || payload === undefined || payload === null) return undefined;
  const startedMs = performance.now();
  const encoded = await converted(call, payload, (part) => z.encode(schema, part) as object);
  // Thousands of files take noticeable time: the page responds before they are serialised.
  await pauseAfterWork(startedMs);
  return encoded;
}

/** Converts a body, in parts if its lists may be long. */
const converted = <T>({ hasLongLists }: Call, body: unknown, convert: (part: unknown) => T): T | Promise<T> =>
  hasLongLists ? convertInParts(body, convert) : convert(body);

function withBody(client: Wretch, call: Call, encoded: object | undefined): Wretch {
  if (!encoded) return client;
  return call.encoding === 'multipart' ? client.body(toFormData(encoded)) : client.json(encoded);
}

function toFormData(fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields as Record<string, string | File | undefined>)) {
    if (typeof value === 'string') form.append(name, value);
    else if (value) form.append(name, value, value.name);
  }
  return form;
}

async function readReply(call: Call, response: Response): Promise<unknown> {
  const { reply: schema } = call;
  if (!schema) return undefined;
  const text = await response.text();
  try {
    // An empty body counts as an empty text, which means that there is no capture data.
    const startedMs = performance.now();
    const parsed = text === '' ? '' : JSON.parse(text);
    await pauseAfterWork(startedMs);
    const reply = await converted(call, parsed, (part) => z.decode(schema, part));
    return call.record ? withEntityTag(reply, response.headers.get('ETag')) : reply;
  } catch (cause) {
    throw StudioError.malformed(cause);
  }
}

async function readPage(call: Call, response: Response): Promise<Page<unknown>> {
  const items = await readReply(call, response);
  try {
    return { items, pagination: parsePagination(response.headers.get(PAGINATION_HEADER) ?? '') };
  } catch (cause) {
    throw StudioError.malformed(cause);
  }
}

function toStudioError(error: unknown, method: string, url: string): StudioError {
  if (error instanceof WretchError) {
    const cause = new Error(requestFailedText(error.status, method, url));
    const retryAfter = error.response.headers.get('Retry-After');
    return StudioError.fromAnswer(error.status, { body: parseJson(error.message), retryAfter, cause });
  }
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  return StudioError.from(isTimeout ? new Error(requestTimedOutText(method, url)) : error);
}

/** Whether a failed call got no response from the server, and the server still does not respond. */
async function isUnreachable(error: unknown, connection: SendServices['connection']): Promise<boolean> {
  if (error instanceof StudioError) return false;
  if (error instanceof WretchError && !isGatewayFailure(error.status, parseJson(error.message))) {
    connection.confirm();
    return false;
  }
  return !(await connection.doubt());
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
