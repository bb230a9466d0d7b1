import type { Scope } from '@inspection-studio/domain/calls';

/** Scopes of an access token for the API, in the order they are requested. */
export const API_SCOPES = [
  'read',
  'write',
  'delete',
  'file.download',
  'file.upload',
] as const satisfies readonly Scope[];
export type ApiScope = (typeof API_SCOPES)[number];

/** `aud` claim of the embedded provider's access tokens. */
export const API_AUDIENCE = 'urn:inspection-studio:api';

/** Client id of the browser application in the embedded provider. */
export const BROWSER_CLIENT_ID = 'studio-app';

/** Client id of the command line in the embedded provider, which signs in by device code. */
export const COMMAND_LINE_CLIENT_ID = 'studio-cli';

/** Scopes of its access token: it reads who has signed in, and creates an access token of that person. */
export const COMMAND_LINE_SCOPES = ['read', 'write'] as const satisfies readonly ApiScope[];

/** Path under which the embedded provider is mounted. */
export const PROVIDER_PATH = '/idp';
