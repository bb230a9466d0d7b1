import { signInSettingsSchema } from '../entities/companies/sign-in-settings.schema.ts';
import { call } from './call.ts';

/** Call that reads how people of the company sign in. Beyond the specification. */
export const signInSettingsReads = {
  getSignInSettings: call('GET', 'sign-in-settings', {
    reply: signInSettingsSchema,
    policy: 'ManageSignInSettings',
    summary:
      'Whether passwords of the company need an authenticator app, and how many people with a password have none. For Admins. 404 where the studio does not keep the accounts itself.',
  }),
};
