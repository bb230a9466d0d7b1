import { signInSettingsChanges } from '@inspection-studio/domain/calls';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { signInSettingsQuery } from './sign-in-settings.ts';

/** Sets whether passwords of the company need an authenticator app. */
export const requireTotp = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: (requiresTotp: boolean) =>
      send(signInSettingsChanges.updateSignInSettings, { payload: { requiresTotp } }),
    onSuccess: (settings) => {
      client.setQueryData(signInSettingsQuery(send).queryKey, settings);
    },
  });
