/** Application id of the studio's API at the test provider. */
export const AUDIENCE = 'https://studio-api.northline.example';

/** Client id of the studio's browser application at the test provider. */
export const CLIENT_ID = 'studio-browser';

/** Scopes of the API. */
export const SCOPES = ['read', 'write', 'delete', 'file.download', 'file.upload'];

/** Password of every account at the test provider. */
export const PASSWORD = 'correct horse';

/** Code of every account's second factor. */
export const CODE = '246810';

/** `acr` of a sign-in with a password. */
export const PASSWORD_ACR = 'urn:northline:password';

/** `acr` of a sign-in with a password and a code. */
export const STRONG_ACR = 'urn:northline:two-factors';
