import { signInSettingsPayloadSchema } from '../entities/companies/sign-in-settings.form.ts';
import { signInSettingsSchema } from '../entities/companies/sign-in-settings.schema.ts';
import { call } from './call.ts';

/** Call that changes how people of the company sign in. Beyond the specification. */
export const signInSettingsChanges = {
  updateSignInSettings: call('PUT', 'sign-in-settings', {
    payload: signInSettingsPayloadSchema,
    reply: signInSettingsSchema,
    policy: 'ManageSignInSettings',
    summary:
      'Sets whether passwords of the company need an authenticator app. People without one set it up at their next sign-in with a password; sessions continue. For Admins. 404 where the studio does not keep the accounts itself.',
  }),
};
