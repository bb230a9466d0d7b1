import { signInSettingsReads } from '@inspection-studio/domain/calls';
import { queryOptions } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { companyKeys } from './keys.ts';

/** How people of the company sign in, for admins where the studio keeps the accounts itself. */
export const signInSettingsQuery = (send: Send) =>
  queryOptions({
    queryKey: [...companyKeys.all, 'sign-in'],
    queryFn: ({ signal }) => send(signInSettingsReads.getSignInSettings, { signal }),
  });
