import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyRequest } from 'fastify';
import type { EventSource } from '../database/queries/audit-events.ts';

/** What an event needs to know of a request. */
export type SourceRequest = Pick<FastifyRequest, 'ip' | 'id' | 'headers'>;

/** Returns where a request comes from, for audit events. */
export const sourceOf = ({ ip, id, headers }: SourceRequest): EventSource => ({
  address: ip,
  userAgent: headers['user-agent'],
  requestId: String(id),
});

/** Returns the source of an operator's command, such as `npm run company -- licence`: there is no request. */
export const commandSource = (command: string): EventSource => ({ address: '', userAgent: command, requestId: '' });

const current = new AsyncLocalStorage<EventSource>();

/** Answers a request with code that does not pass it on, such as the provider. */
export const withSource = <T>(request: SourceRequest, work: () => T): T => current.run(sourceOf(request), work);

/** Returns where the request that is being answered comes from; undefined outside {@link withSource}. */
export const currentSource = (): EventSource | undefined => current.getStore();
