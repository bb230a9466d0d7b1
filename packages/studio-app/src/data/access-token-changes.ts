import { accessTokenChanges } from '@inspection-studio/domain/calls';
import { type AccessTokenForm, toAccessTokenPayload } from '@inspection-studio/domain/users';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { userKeys } from './keys.ts';

const refreshTokens = (client: QueryClient, id: string) =>
  client.invalidateQueries({ queryKey: [...userKeys.one(id), 'tokens'] });

/** How long the cache keeps a secret that no page shows any more. At 0, a call whose page is gone sets timers without a pause. */
const SECRET_KEPT_MS = 1_000;

/** Creates an access token of the caller. Its secret is in the result only, and leaves the cache with the page. */
export const createAccessToken = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    gcTime: SECRET_KEPT_MS,
    mutationFn: (form: AccessTokenForm) =>
      send(accessTokenChanges.createAccessToken, { params: { id }, payload: toAccessTokenPayload(form) }),
    onSuccess: () => refreshTokens(client, id),
  });

/** Revokes an access token of the caller. */
export const revokeAccessToken = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: (tokenId: string) => send(accessTokenChanges.revokeAccessToken, { params: { id, tokenId } }),
    onSuccess: () => refreshTokens(client, id),
  });
