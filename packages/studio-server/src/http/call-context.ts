import type { Call, Pagination, ParamsOf, PayloadOf, QueryOf, ReplyOf } from '@inspection-studio/domain';
import type { Queryable, Transaction } from '../database/transaction.ts';
import type { SignedInUser } from './authenticate.ts';
import type { SpooledFile } from './read-multipart.ts';

/** A page of a list, or the whole list without paging. */
export interface Page<Items> {
  items: Items;
  /** Null without `count` in the query; then there is no X-Pagination header. */
  pagination: Pagination | null;
}

/** Context of a handler. */
export interface CallContext<C extends Call, Services> {
  user: SignedInUser;
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
  /** The file of a multipart call, on disk until the handler returns. */
  file: SpooledFile | undefined;
  /**
   * Queues work that runs after the commit, without delaying the answer, and never after a failure. Its own failure is
   * only logged, so use it for what the file sweep repairs: deleting stored files.
   */
  afterCommit: (work: () => Promise<void>) => void;
}

/** Answer of a call: its reply, a {@link Page} for lists that come in pages, or nothing for a call without a reply. */
export type CallReply<C extends Call> = ReplyOf<C> | Page<ReplyOf<C>> | (undefined extends ReplyOf<C> ? void : never);

/** Answers a call that has no policy. */
export type CallHandler<C extends Call, Services> = (context: CallContext<C, Services>) => Promise<CallReply<C>>;
