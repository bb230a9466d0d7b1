import type * as z from 'zod/v4/core';
import type { Permission } from '../permissions/permissions.ts';

/** HTTP methods of the calls. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Scope of an access token for the API. */
export type Scope = 'read' | 'write' | 'delete' | 'file.download' | 'file.upload';

/** Parameter names in the braces of a path: `'id'` for `'sites/{id}'`. */
export type PathParam<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParam<Rest>
  : never;

/** Name of the rule that decides about the record of a call, in addition to the permission. */
export type CallPolicy =
  | 'ReadUser'
  | 'UpdateUser'
  | 'DeleteUser'
  | 'DeactivateUser'
  | 'ReactivateUser'
  | 'InviteUser'
  | 'ManageSessions'
  | 'ManageAccessTokens'
  | 'UnlinkIdentity'
  | 'CreateProject'
  | 'ReadProject'
  | 'UpdateProject'
  | 'DeleteProject'
  | 'StartProcessing'
  | 'UpdateCaptureData'
  | 'Thumbnail'
  | 'Storage'
  | 'ReadActivity'
  | 'ReadStorageStatus'
  | 'ManageSignInSettings';

/** Kind of record that people edit. Its calls have entity tags, so that nobody overwrites a change they have not seen. */
export type EditedRecord =
  | 'user'
  | 'site'
  | 'asset'
  | 'project'
  | 'captureData'
  | 'tag'
  | 'category'
  | 'categoryPreset'
  | 'severityScale'
  | 'checklist'
  | 'layout'
  | 'layer';

/** Options of a call, besides method and path. */
export interface CallOptions<Query, Payload, Reply, Policy extends CallPolicy | undefined = CallPolicy | undefined> {
  /** Schema of the query string. Other keys are not sent. */
  query?: Query;
  /** Schema of the request body, encoded by the client and decoded by the server. */
  payload?: Payload;
  /** Encoding of the request body. @default 'json' */
  encoding?: 'json' | 'multipart';
  /** Schema of the response body, encoded by the server and decoded by the client; absent when the body is empty. */
  reply?: Reply;
  /** Whether the response is a page with an X-Pagination header. */
  isPaged?: boolean;
  /** Whether `Accept: text/csv` returns the list as CSV, and `Accept: application/x-ndjson` as JSON lines. */
  isExportable?: boolean;
  /** Whether the file service answers; the client retries with `FILE_SERVICE_POLICY`. @default the main API */
  isFileService?: boolean;
  /**
   * Whether lists in the bodies may have thousands of items. Their schemas judge each item on its own, so that clients can
   * convert them in parts, see `MODULE_FILES_MAX`.
   */
  hasLongLists?: boolean;
  /** Maximum size of the JSON body in bytes; a larger one is 413. @default 1 MiB */
  bodyMaxBytes?: number;
  /** Whether a call with a body changes nothing, because its question is too long for a URL. @default for `GET` only */
  isRead?: boolean;
  /** Whether a company without a valid licence may make this change, because it only takes access away. @default false */
  needsNoLicence?: boolean;
  /** Timeout in milliseconds; `Infinity` for none. @default the timeout of `MAIN_API_POLICY` */
  timeoutMs?: number;
  /**
   * Scope that the access token needs. Set it for every call that returns the URL of a file.
   *
   * @default `read`, `write` or `delete`, by the method: `scopeOf`
   */
  scope?: Scope;
  /** Permission that the caller requires. Without one, every active user may make the call. */
  permission?: Permission;
  /** Rule about the record, checked after the permission. It decides when it is set. */
  policy?: Policy;
  /**
   * Kind of the one record that the call returns, creates, changes or deletes. Its replies have an `ETag`, and `PUT`
   * and `DELETE` accept `If-Match`.
   */
  record?: EditedRecord;
  /** One or more sentences for the API document. */
  summary: string;
}

/** A call of the API. Used by the client, the server, the API document and contract tests. */
export interface Call<
  Path extends string = string,
  Query extends z.$ZodObject = z.$ZodObject,
  Payload extends z.$ZodType = z.$ZodType,
  Reply extends z.$ZodType = z.$ZodType,
  Policy extends CallPolicy | undefined = CallPolicy | undefined,
> extends CallOptions<Query, Payload, Reply, Policy> {
  readonly method: Method;
  /** Path under {@link API_BASE_PATH}, without a leading slash; parameters in braces. */
  readonly path: Path;
}

/** Base path of every call. */
export const API_BASE_PATH = '/api/v2/';

/**
 * Defines a call.
 *
 * @param path under {@link API_BASE_PATH}, parameters in braces: 'sites/{id}'
 */
export function call<
  const Verb extends Method,
  const Path extends string,
  Query extends z.$ZodObject = z.$ZodObject<Record<never, never>>,
  Payload extends z.$ZodType = z.$ZodUndefined,
  Reply extends z.$ZodType = z.$ZodUndefined,
  const Policy extends CallPolicy | undefined = undefined,
>(
  method: Verb,
  path: Path,
  options: CallOptions<Query, Payload, Reply, Policy>,
): Call<Path, Query, Payload, Reply, Policy> & { readonly method: Verb } {
  return { method, path, ...options };
}

/** Path parameters of a call. */
export type ParamsOf<C> =
  C extends Call<infer Path, infer _Q, infer _P, infer _R> ? Record<PathParam<Path>, string> : never;
/** Decoded query of a call. */
export type QueryOf<C> = C extends Call<infer _Path, infer Query, infer _P, infer _R> ? z.output<Query> : never;
/** Decoded request body of a call, with names instead of wire numbers. */
export type PayloadOf<C> = C extends Call<infer _Path, infer _Q, infer Payload, infer _R> ? z.output<Payload> : never;
/** Decoded response body of a call. */
export type ReplyOf<C> = C extends Call<infer _Path, infer _Q, infer _P, infer Reply> ? z.output<Reply> : never;
/** Policy of a call; `undefined` when it has none. */
export type PolicyOf<C> = C extends Call<infer _Path, infer _Q, infer _P, infer _R, infer Policy> ? Policy : never;

/**
 * Fills and encodes the parameters of a path.
 *
 * @throws RangeError when a parameter is missing or empty
 */
export function fillPath<Path extends string>(path: Path, params: Record<PathParam<Path>, string>): string {
  return path.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = (params as Record<string, string | undefined>)[name];
    if (!value) throw new RangeError(`The path '${path}' needs a value for '${name}'.`);
    return encodeURIComponent(value);
  });
}
