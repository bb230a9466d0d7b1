import * as z from 'zod/mini';
import { ACCESS_TOKENS_MAX, accessTokenSchema } from '../entities/users/access-token.schema.ts';
import { call } from './call.ts';

/** Read of access tokens. Beyond the specification. */
export const accessTokenReads = {
  listAccessTokens: call('GET', 'users/{id}/tokens', {
    reply: z.array(accessTokenSchema).check(z.maxLength(ACCESS_TOKENS_MAX)),
    policy: 'ManageAccessTokens',
    summary:
      "The caller's own access tokens, newest first. Expired ones stay in the list for 30 days. Not with an access token.",
  }),
};
