import type { AuditChange } from '@inspection-studio/domain/audit';
import { type AccessToken, ACCESS_TOKENS_MAX, displayName } from '@inspection-studio/domain/users';
import { personOf } from '../http/authenticate.ts';
import { notFound, StudioHttpError } from '../http/studio-http-error.ts';
import { withPolicy } from '../http/with-policy.ts';
import {
  type AccessTokenRow,
  createAccessToken,
  listAccessTokens,
  revokeAccessToken,
} from '../identity/access-tokens.ts';
import { holdSession } from '../identity/hold-session.ts';
import { accessTokenNotice } from '../mail/account-mails.ts';
import { isCommandLineToken } from '../rules/access-token-calls.ts';
import type { Context, Handlers } from './services.ts';
import { findPerson, lockPerson } from './users-access.ts';

type PersonContext = Pick<Context, 'db' | 'user'> & { params: { id: string } };

const toAccessToken = ({ id, name, rights, created, expires, lastUsed }: AccessTokenRow): AccessToken => ({
  id,
  name,
  rights,
  created: created.toISOString(),
  expires: expires.toISOString(),
  lastUsed: lastUsed?.toISOString() ?? null,
});

/** What the audit event of a token says about it: never the token itself. */
const changesOf = ({ name, rights, expires }: AccessTokenRow): AuditChange[] => [
  { field: 'tokenName', after: name },
  { field: 'tokenRights', after: rights },
  { field: 'tokenExpires', after: expires.toISOString() },
];

/** The caller's own access tokens. */
export const accessTokenHandlers: Handlers<'listAccessTokens' | 'createAccessToken' | 'revokeAccessToken'> = {
  listAccessTokens: withPolicy({
    load: ({ db, user, params }: PersonContext) => findPerson(db, user.companyId, params.id),
    subject: personOf,
    run: async ({ db }, target) => (await listAccessTokens(db, target.id)).map(toAccessToken),
  }),

  createAccessToken: withPolicy({
    load: ({ db, user, params }: PersonContext) => lockPerson(db, user.companyId, params.id),
    subject: personOf,
    run: async ({ db, payload, sessionId, tokenRights, services, afterCommit, audit }, target) => {
      // Whoever was shut out or signed out a moment ago must not keep a token.
      if (target.status !== 'Activated') throw new StudioHttpError(403, 33);
      if (!(await holdSession(db, sessionId))) throw new StudioHttpError(401);
      if (tokenRights !== null && !isCommandLineToken(payload)) {
        throw new StudioHttpError(403, undefined, {
          message: 'The command line creates tokens for uploads, for at most 30 days.',
        });
      }
      const created = await createAccessToken(db, target.id, payload);
      if (created === null) {
        const message = `You have ${ACCESS_TOKENS_MAX} access tokens. Revoke one to create another.`;
        throw new StudioHttpError(409, undefined, { message, issues: [{ path: 'tokens', message }] });
      }
      audit({ name: displayName(target), changes: changesOf(created.row) });
      const token = toAccessToken(created.row);
      const mail = accessTokenNotice({ email: target.email, token, studioUrl: services.config.publicUrl });
      afterCommit(async () => void (await services.mailer.send([mail])));
      return { ...token, token: created.token };
    },
  }),

  revokeAccessToken: withPolicy({
    load: ({ db, user, params }: PersonContext) => findPerson(db, user.companyId, params.id),
    subject: personOf,
    run: async ({ db, params, audit }, target) => {
      const revoked = await revokeAccessToken(db, target.id, params.tokenId);
      if (!revoked) throw notFound();
      audit({ name: displayName(target), changes: changesOf(revoked) });
    },
  }),
};
