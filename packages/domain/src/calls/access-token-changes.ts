import { accessTokenPayloadSchema } from '../entities/users/access-token.form.ts';
import { newAccessTokenSchema } from '../entities/users/access-token.schema.ts';
import { call } from './call.ts';

/** Calls that create and revoke access tokens. Beyond the specification. */
export const accessTokenChanges = {
  createAccessToken: call('POST', 'users/{id}/tokens', {
    payload: accessTokenPayloadSchema,
    reply: newAccessTokenSchema,
    policy: 'ManageAccessTokens',
    summary:
      'Creates an access token of the caller. Only this answer has `token`, the secret. 409 with 20 tokens. Not with an access token; after a sign-in by device code, for uploads and 30 days at most.',
  }),

  revokeAccessToken: call('DELETE', 'users/{id}/tokens/{tokenId}', {
    policy: 'ManageAccessTokens',
    needsNoLicence: true,
    summary: "Revokes one of the caller's own access tokens at once. An access token revokes itself only.",
  }),
};
