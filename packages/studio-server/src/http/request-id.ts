import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Carries the id of a request, in both directions. */
export const REQUEST_ID_HEADER = 'x-request-id';

const PLAIN_TOKEN = /^[\w-]{8,64}$/;

/**
 * Makes the id of a request: a trusted proxy's own, where it is a plain token
 * of 8 to 64 letters, digits, hyphens and underscores; else a new one.
 */
export const createRequestId =
  (isTrustedProxy: (address: string) => boolean) =>
  ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const given = headers[REQUEST_ID_HEADER];
    const isTaken = typeof given === 'string' && PLAIN_TOKEN.test(given) && isTrustedProxy(socket.remoteAddress ?? '');
    return isTaken ? given : randomUUID();
  };
