import type { FastifyInstance } from 'fastify';
import { errors } from 'oidc-provider';
import { sourceOf } from '../event-source.ts';
import { passkeyCreationOptions, savePasskey, verifyNewPasskey } from '../methods/passkeys.ts';
import { countsOf, toAccount } from './account-changes.ts';
import type { AccountHandler, AccountSession, withSession } from './account-session.ts';
import { type Accounts, readMethods, removePasskey } from './accounts.ts';
import { changeMethods, methodAdded, methodRemoved } from './change-methods.ts';
import { deviceName } from './device-name.ts';
import { canRemoveMethod } from './method-rules.ts';
import { sendNotice } from './notices.ts';

/** Adds the changes of a person's passkeys. */
export function addAccountPasskeyRoutes(
  scope: FastifyInstance,
  accounts: Accounts,
  recent: (handle: AccountHandler) => ReturnType<typeof withSession>,
): void {
  const { db, publicUrl, now } = accounts;
  const passkeyRequest = ({ uid }: AccountSession) => ({ db, publicUrl, subject: `account:${uid}`, now: now() });

  scope.post(
    '/account/passkey-options',
    recent(async (session, _request, reply) => {
      const options = await passkeyCreationOptions(passkeyRequest(session), session.person);
      return reply.header('cache-control', 'no-store').send(options);
    }),
  );

  scope.post(
    '/account/passkey',
    recent(async (session, request, reply) => {
      const { person } = session;
      const name = deviceName(request.headers['user-agent']);
      const passkey = await verifyNewPasskey(passkeyRequest(session), request.body?.answer ?? '', name);
      const change = { userId: person.id, action: 'addSignInMethod', source: sourceOf(request) } as const;
      const isNew = await changeMethods(db, change, async (tx) =>
        (await savePasskey(tx, person.id, passkey)) ? methodAdded('passkey', false, name) : null,
      );
      if (isNew) sendNotice(accounts, person, `A passkey was added: ${name}.`);
      return toAccount(reply);
    }),
  );

  scope.post(
    '/account/passkey-removal',
    recent(async ({ person }, request, reply) => {
      let name = null as string | null;
      const change = { userId: person.id, action: 'removeSignInMethod', source: sourceOf(request) } as const;
      await changeMethods(db, change, async (tx) => {
        if (!canRemoveMethod(countsOf(await readMethods(tx, person.id), person)))
          throw new errors.InvalidRequest('the last way to sign in cannot be removed');
        name = await removePasskey(tx, person.id, request.body?.id ?? '');
        return name === null ? null : methodRemoved('passkey', name);
      });
      if (name !== null) sendNotice(accounts, person, `A passkey was removed: ${name}.`);
      return toAccount(reply);
    }),
  );
}
