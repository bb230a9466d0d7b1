import type { Call, Pagination, ParamsOf, PayloadOf, QueryOf, ReplyOf } from '@inspection-studio/domain';
import type { Queryable, Transaction } from '../database/transaction.ts';
import type { SignedInUser } from './authenticate.ts';
import type { SpooledFile } from './read-multipart.ts';

/** A page of a list, or the whole list when no page was asked for. */
export interface Page<Items> {
  items: Items;
  /** Null when the query asked for no count: then there is no X-Pagination header. */
  pagination: Pagination | null;
}

/** Work to do once a change is stored. */
export type Afterwards = () => Promise<void>;

/** What a handler works with. */
export interface CallContext<C extends Call, Services> {
  user: SignedInUser;
  params: ParamsOf<C>;
  query: QueryOf<C>;
  payload: PayloadOf<C>;
  /** A transaction for calls that change something, committed when the handler returns; else the database itself. */
  db: Queryable;
  /** Opens a transaction, in handlers that run outside one. */
  transaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
  services: Services;
  /** The file of a multipart call, on disk until the handler returns. */
  file: SpooledFile | undefined;
  /** Runs after the commit and before the answer: removing stored files, waking the worker. Never after a failure. */
  afterCommit: (work: Afterwards) => void;
}

/** Answer of a call: its reply, a {@link Page} for lists that come in pages, or nothing for a call without a reply. */
export type CallReply<C extends Call> = ReplyOf<C> | Page<ReplyOf<C>> | (undefined extends ReplyOf<C> ? void : never);

/** Answers a call that has no policy. */
export type CallHandler<C extends Call, Services> = (context: CallContext<C, Services>) => Promise<CallReply<C>>;
