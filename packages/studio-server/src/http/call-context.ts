import type { Call, ParamsOf, PayloadOf, QueryOf, ReplyOf } from '@inspection-studio/domain/calls';
import type { Pagination } from '@inspection-studio/domain/query';
import type { AccessTokenRights } from '@inspection-studio/domain/users';
import type { Queryable, Transaction } from '../database/transaction.ts';
import type { AuditDetails } from '../rules/audit-details.ts';
import type { AnyEditedRecord } from '../rules/editable-content.ts';
import type { SignedInUser } from './authenticate.ts';
import type { SpooledFile } from './read-multipart.ts';

/** A page of a list, or the whole list without paging. */
export interface Page<Items> {
  items: Items;
  /** Null when the query asks for the whole list; then there is no X-Pagination header. */
  pagination: Pagination | null;
}

/** Context of a handler. */
export interface CallContext<C extends Call, Services> {
  user: SignedInUser;
  /** The sign-in that the request belongs to; empty with an access token of a person. */
  sessionId: string;
  /** Rights of a token that limits those of the person; null in a session. The admission has checked them for the call. */
  tokenRights: AccessTokenRights | null;
  params: ParamsOf<C>;
  query: QueryOf<C>;
  payload: PayloadOf<C>;
  /** The transaction of a change, committed when the handler returns. Otherwise the database itself. */
  db: Queryable;
  /**
   * Runs a transaction, in handlers that run outside one. Make every change in one: its commit ends the time limit of
   * the call, so that a stored change is never answered with 503.
   */
  transaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
  services: Services;
  /**
   * Checks If-Match for the record that the call changes or deletes. Call it with the row locked, so that nobody
   * changes the record between check and change. `read` runs only if the caller sent tags.
   *
   * @throws StudioHttpError 412 when the record has another tag
   */
  requireMatch: (read: () => Promise<AnyEditedRecord>) => Promise<void>;
  /**
   * Adds to the audit event of the call what only the handler knows. The event is written in the transaction of the
   * change; in handlers with several transactions, each writes one.
   */
  audit: (details: AuditDetails) => void;
  /** Writes no audit event and no edit of the record in this transaction, because it found nothing to change. */
  auditNothing: () => void;
  /** The file of a multipart call, on disk until the handler returns. */
  file: SpooledFile | undefined;
  /**
   * Queues work that runs after the commit, without delaying the answer, and never after a failure. Its own failure is
   * only logged, so use it for what the file sweep repairs: deleting stored files.
   */
  afterCommit: (work: () => Promise<void>) => void;
}

/**
 * Answer of a call: its reply, or a {@link Page} for lists that come in pages. For a call without a reply nothing, or the
 * changed record, of which the caller gets the entity tag only.
 */
export type CallReply<C extends Call> =
  | ReplyOf<C>
  | Page<ReplyOf<C>>
  | (undefined extends ReplyOf<C> ? void | NonNullable<AnyEditedRecord> : never);

/** Answers a call that has no policy. */
export type CallHandler<C extends Call, Services> = (context: CallContext<C, Services>) => Promise<CallReply<C>>;
