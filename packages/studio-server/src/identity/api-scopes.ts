/** Scopes of an access token for the API, in the order they are requested. @see AUTH-011..015 */
export const API_SCOPES = ['read', 'write', 'delete', 'file.download', 'file.upload'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** `aud` claim of the embedded provider's access tokens. */
export const API_AUDIENCE = 'urn:inspection-studio:api';

/** Client id of the browser application in the embedded provider. */
export const BROWSER_CLIENT_ID = 'studio-app';

/** Path under which the embedded provider is mounted. */
export const PROVIDER_PATH = '/idp';

const DOWNLOADS: readonly string[] = ['download', 'images/download', 'images/thumbnail'];

/**
 * Returns the scope that a request requires: read, write or delete for records, or the
 * scopes for upload and download URLs.
 *
 * @param method HTTP method in upper case
 * @param path path under the API base, without a leading slash
 */
export function requiredScope(method: string, path: string): ApiScope {
  if (path === 'upload') return 'file.upload';
  if (method === 'GET' && DOWNLOADS.includes(path)) return 'file.download';
  if (method === 'DELETE') return 'delete';
  return method === 'GET' ? 'read' : 'write';
}
