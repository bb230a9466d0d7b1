import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import { RECENT_SECONDS, signInAgainPath } from './account-client.ts';
import { type AccountPerson, type Accounts, findById } from './accounts.ts';
import { maySignIn } from './may-sign-in.ts';

/** A person who signed in recently, in this browser. */
export interface AccountSession {
  person: AccountPerson;
  /** Id of the provider's session. */
  uid: string;
  /** What the person signed in with. */
  methods: readonly string[];
  /** Value that forms of this session send back. */
  formToken: string;
}

/** A request of the account page. */
export type AccountRequest = FastifyRequest<{ Body: Record<string, string> | undefined }>;

/** Answers a request of a person who signed in recently. */
export type AccountHandler = (
  session: AccountSession,
  request: AccountRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

const formPurpose = (uid: string) => `account-form:${uid}`;

/**
 * Wraps a handler so that it gets the person of the provider's session. Without a sign-in in the last 15 minutes, it
 * redirects to the sign-in. Forms without the value of this session are rejected.
 */
export function withSession(accounts: Accounts, provider: Provider, handle: AccountHandler) {
  const { db, publicUrl, sealer, now } = accounts;
  return async (request: AccountRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const session = await provider.Session.get(provider.createContext(request.raw, reply.raw) as never);
    const { accountId, loginTs = 0, uid, amr: methods = [] } = session;
    const isRecent = now().getTime() / 1000 - loginTs < RECENT_SECONDS;
    const person = accountId !== undefined && isRecent ? await findById(db, accountId) : null;
    if (!person || !maySignIn(person))
      return reply.header('cache-control', 'no-store').redirect(signInAgainPath(publicUrl), 303);
    if (request.method === 'POST' && sealer.open(formPurpose(uid), request.body?.form ?? '', now()) !== person.id) {
      throw new errors.InvalidRequest('the form belongs to another session');
    }
    const expiresAt = new Date((loginTs + RECENT_SECONDS) * 1000);
    const formToken = sealer.seal(formPurpose(uid), person.id, expiresAt);
    return handle({ person, uid, methods, formToken }, request, reply);
  };
}
