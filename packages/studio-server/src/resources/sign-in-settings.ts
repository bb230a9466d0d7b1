import { notFound } from '../http/studio-http-error.ts';
import { withPolicy } from '../http/with-policy.ts';
import { readTotpRequirement, setTotpRequirement } from '../identity/accounts/totp-requirement.ts';
import type { Context, Handlers } from './services.ts';

/** The settings exist only where people sign in with accounts of the studio. */
const ofCompany = {
  load: async ({ services }: Pick<Context, 'services'>): Promise<void> => {
    if (services.config.signIn !== 'accounts') throw notFound();
  },
  subject: () => null,
  refusalCode: () => null,
};

export const signInSettingsHandlers: Handlers<'getSignInSettings' | 'updateSignInSettings'> = {
  getSignInSettings: withPolicy({
    ...ofCompany,
    run: ({ db, user }) => readTotpRequirement(db, user.companyId),
  }),

  updateSignInSettings: withPolicy({
    ...ofCompany,
    run: async ({ db, user: { companyId }, payload, audit, auditNothing }) => {
      const set = await setTotpRequirement(db, companyId, payload.requiresTotp);
      if (!set) throw notFound();
      if (set.changes.length > 0) audit({ id: companyId, ...set });
      else auditNothing();
      return readTotpRequirement(db, companyId);
    },
  }),
};
