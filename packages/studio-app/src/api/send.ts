import {
  API_BASE_PATH,
  buildListQuery,
  buildQuery,
  type Call,
  fillPath,
  type Pagination,
  PAGINATION_HEADER,
  type ParamsOf,
  parsePagination,
  type PathParam,
  type PayloadOf,
  type QueryOf,
  type QueryValue,
  type ReplyOf,
  requestFailedText,
  requestTimedOutText,
} from '@inspection-studio/domain';
import type { Wretch } from 'wretch';
import { WretchError } from 'wretch/resolver';
import * as z from 'zod/mini';
import type { ClientFor } from './http-client.ts';
import { logError } from './log-error.ts';
import { StudioError } from './studio-error.ts';

type Params<C extends Call> = [PathParam<C['path']>] extends [never] ? { params?: undefined } : { params: ParamsOf<C> };
type Payload<C extends Call> = [PayloadOf<C>] extends [undefined] ? { payload?: undefined } : { payload: PayloadOf<C> };
type Query<C extends Call> = string extends keyof QueryOf<C>
  ? { query?: undefined }
  : Partial<QueryOf<C>> extends QueryOf<C>
    ? { query?: QueryOf<C> }
    : { query: QueryOf<C> };

/** Path, query and body values of a call, with names instead of wire numbers, and an abort signal. */
export type SendOptions<C extends Call> = Params<C> & Payload<C> & Query<C> & { signal?: AbortSignal };

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
 * `page`, a list returns one page; without it, the whole list.
 *
 * @throws StudioError when the call is rejected, times out or returns a malformed response;
 * already logged. An aborted call rejects with the signal's reason instead.
 * @see CALL-001, CALL-006..011, AUTH-009
 */
export interface Send {
  <C extends Call>(call: C, options: SendOptions<C> & { page: PageRequest }): Promise<Page<ReplyOf<C>>>;
  <C extends Call>(call: C, ...rest: Rest<SendOptions<C>>): Promise<ReplyOf<C>>;
}

interface AnyOptions {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  payload?: unknown;
  page?: PageRequest;
  signal?: AbortSignal;
}

/** Creates {@link Send} for the clients of the product. */
export function createSend(clientFor: ClientFor): Send {
  async function send(call: Call, options: AnyOptions = {}): Promise<unknown> {
    const url = addressOf(call, options);
    try {
      const client = clientFor(call).options({ signal: options.signal }).url(url);
      const response = await withBody(client, call, options.payload).fetch(call.method).res();
      return options.page ? await readPage(call, response) : await readReply(call, response);
    } catch (error) {
      if (options.signal?.aborted) throw error;
      const failure = toStudioError(error, call.method, API_BASE_PATH + url);
      logError(failure);
      throw failure;
    }
  }
  return send as Send;
}

function addressOf(call: Call, { params = {}, query = {}, page }: AnyOptions): string {
  const path = fillPath(call.path, params);
  const encoded = (call.query ? z.encode(call.query, query) : {}) as Record<string, QueryValue>;
  const text = (page ? buildListQuery({ ...encoded, ...page }) : buildQuery(encoded)).toString();
  return text ? `${path}?${text}` : path;
}

/** Sends `null` as an empty body, which clears a mapping (CALL-164). */
function withBody(client: Wretch, call: Call, payload: unknown): Wretch {
  if (!call.payload || payload === undefined || payload === null) return client;
  const encoded = z.encode(call.payload, payload);
  return call.encoding === 'multipart' ? client.body(toFormData(encoded)) : client.json(encoded as object);
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
  if (!call.reply) return undefined;
  const text = await response.text();
  try {
    // An empty body counts as an empty text, which means that there is no capture data (CALL-119).
    return z.decode(call.reply, text === '' ? '' : JSON.parse(text));
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
