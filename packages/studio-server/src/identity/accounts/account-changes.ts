import type { FastifyReply } from 'fastify';
import { ACCOUNT_PATH } from './account-client.ts';
import type { AccountPerson, Methods } from './accounts.ts';
import type { MethodCounts } from './method-rules.ts';

/** Counts the methods of a person, for the rules about them. */
export const countsOf = (methods: Methods, { requiresTotp }: AccountPerson): MethodCounts => ({
  passkeys: methods.passkeys.length,
  hasPassword: methods.passwordChangedAt !== null,
  hasTotp: methods.totpConfirmedAt !== null,
  requiresTotp,
});

/** Leads back to the page after a change. */
export const toAccount = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(ACCOUNT_PATH, 303);
