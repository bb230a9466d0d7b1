import type * as z from 'zod/v4/core';
import type { Permission } from '../permissions/permissions.ts';

/** Methods the product uses. @see CALL-021..205 */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Names in braces of a path: `'sites/{id}'` gives `'id'`. */
export type PathParam<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParam<Rest>
  : never;

/** Name of the rule that decides about the record of a call, in addition to the permission. @see PERM-056..108 */
export type CallPolicy =
  | 'ReadUser'
  | 'UpdateUser'
  | 'DeleteUser'
  | 'DeactivateUser'
  | 'ReactivateUser'
  | 'InviteUser'
  | 'CreateProject'
  | 'ReadProject'
  | 'UpdateProject'
  | 'DeleteProject'
  | 'StartProcessing'
  | 'UpdateCaptureData'
  | 'Thumbnail'
  | 'Storage';

/** What a row of the calls table says beside method and path. @see CALL-021..205 */
export interface CallOptions<Query, Payload, Reply, Policy extends CallPolicy | undefined = CallPolicy | undefined> {
  /** What the query string may carry; keys left out are not sent. */
  query?: Query;
  /** The body, decoded by the server and encoded by the client. */
  payload?: Payload;
  /** How the body travels. @default 'json' */
  encoding?: 'json' | 'multipart';
  /** The answer, encoded by the server and decoded by the client; left out when the body is empty. */
  reply?: Reply;
  /** Collections that come in pages carry an X-Pagination header. */
  isPaged?: boolean;
  /** Asked of the file service, which repeats as `FILE_SERVICE_POLICY` says. @default the main API */
  isFileService?: boolean;
  /** Time the call may take; `Infinity` for no limit. @default the time-out of `MAIN_API_POLICY` */
  timeoutMs?: number;
  /** Least right the caller needs; active users need none for the rest. */
  permission?: Permission;
  /** Rule about the record itself, checked after the permission. Where it is named, it decides (N35). */
  policy?: Policy;
  /** One sentence for the API document. */
  summary: string;
}

/** One call of the product: read by client, server, API document and contract tests alike. @see CALL-021..205 */
export interface Call<
  Path extends string = string,
  Query extends z.$ZodObject = z.$ZodObject,
  Payload extends z.$ZodType = z.$ZodType,
  Reply extends z.$ZodType = z.$ZodType,
  Policy extends CallPolicy | undefined = CallPolicy | undefined,
> extends CallOptions<Query, Payload, Reply, Policy> {
  readonly method: Method;
  /** Path under the base, without a leading slash; parameters in braces. */
  readonly path: Path;
}

/** Base of every call. @see CALL-001 */
export const API_BASE_PATH = '/api/v2/';

/**
 * Writes one row of the calls table.
 *
 * @param path under {@link API_BASE_PATH}, parameters in braces: 'sites/{id}'
 * @see CALL-021..205
 */
export function call<
  const Path extends string,
  Query extends z.$ZodObject = z.$ZodObject<Record<never, never>>,
  Payload extends z.$ZodType = z.$ZodUndefined,
  Reply extends z.$ZodType = z.$ZodUndefined,
  const Policy extends CallPolicy | undefined = undefined,
>(
  method: Method,
  path: Path,
  options: CallOptions<Query, Payload, Reply, Policy>,
): Call<Path, Query, Payload, Reply, Policy> {
  return { method, path, ...options };
}

/** Values for the braces of a call's path. */
export type ParamsOf<C> =
  C extends Call<infer Path, infer _Q, infer _P, infer _R> ? Record<PathParam<Path>, string> : never;
/** Query of a call, as the caller writes it. */
export type QueryOf<C> = C extends Call<infer _Path, infer Query, infer _P, infer _R> ? z.output<Query> : never;
/** Body of a call inside the product: names, not wire numbers. */
export type PayloadOf<C> = C extends Call<infer _Path, infer _Q, infer Payload, infer _R> ? z.output<Payload> : never;
/** Answer of a call inside the product. */
export type ReplyOf<C> = C extends Call<infer _Path, infer _Q, infer _P, infer Reply> ? z.output<Reply> : never;
/** Policy of a call; `undefined` when it has none. */
export type PolicyOf<C> = C extends Call<infer _Path, infer _Q, infer _P, infer _R, infer Policy> ? Policy : never;

/**
 * Path of a call with its parameters filled and encoded.
 *
 * @throws RangeError when a parameter is missing or empty
 * @see CALL-021..205
 */
export function fillPath<Path extends string>(path: Path, params: Record<PathParam<Path>, string>): string {
  return path.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = (params as Record<string, string | undefined>)[name];
    if (!value) throw new RangeError(`The path '${path}' needs a value for '${name}'.`);
    return encodeURIComponent(value);
  });
}
