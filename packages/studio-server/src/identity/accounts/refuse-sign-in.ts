import type { FastifyReply } from 'fastify';
import { inactivePage } from '../pages/sign-in-steps.ts';
import { sendPage } from '../pages/serve-page.ts';
import { type SourceRequest, sourceOf } from '../event-source.ts';
import { type RefusalReason, reportRefusal } from '../refusals.ts';
import type { AccountPerson, Accounts } from './accounts.ts';

/** Records a refused sign-in after the answer, so that the answer takes equally long for unknown accounts. */
export function noteRefusal(
  { db, now, inBackground }: Accounts,
  request: SourceRequest,
  person: AccountPerson,
  reason: RefusalReason,
): void {
  const refusal = { person, reason, source: sourceOf(request), now: now() };
  inBackground(() => reportRefusal(db, refusal));
}

/** Refuses somebody who has proved to be the person, but was shut out. */
export function refuseInactive(
  accounts: Accounts,
  request: SourceRequest,
  reply: FastifyReply,
  person: AccountPerson,
): FastifyReply {
  noteRefusal(accounts, request, person, 'inactive');
  return sendPage(reply, 403, inactivePage());
}
