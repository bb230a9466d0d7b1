import { accessTokenChanges } from '@inspection-studio/domain/calls';
import { type AccessTokenForm, toAccessTokenPayload } from '@inspection-studio/domain/users';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { userKeys } from './keys.ts';

const refreshTokens = (client: QueryClient, id: string) =>
  client.invalidateQueries({ queryKey: [...userKeys.one(id), 'tokens'] });

/** Creates an access token of the caller. Its secret is in the result only, and not kept in the cache. */
export const createAccessToken = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    gcTime: 0,
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
