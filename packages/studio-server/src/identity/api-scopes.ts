/** Scopes of an access token for the API, in the order they are asked for. @see AUTH-011..015 */
export const API_SCOPES = ['read', 'write', 'delete', 'file.download', 'file.upload'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** What the API calls itself in the tokens of the embedded provider (the `aud` claim). */
export const API_AUDIENCE = 'urn:inspection-studio:api';

/** Client id of the browser application at the embedded provider. */
export const BROWSER_CLIENT_ID = 'studio-app';

/** Path under which the embedded provider is mounted. */
export const PROVIDER_PATH = '/idp';

const DOWNLOADS: readonly string[] = ['download', 'images/download', 'images/thumbnail'];

/**
 * Scope a request needs beside a valid token: reading, writing or deleting
 * records, or an address to upload a file to or to save it from.
 *
 * @param method HTTP method in capitals
 * @param path path under the API base, without a leading slash
 */
export function requiredScope(method: string, path: string): ApiScope {
  if (path === 'upload') return 'file.upload';
  if (method === 'GET' && DOWNLOADS.includes(path)) return 'file.download';
  if (method === 'DELETE') return 'delete';
  return method === 'GET' ? 'read' : 'write';
}
