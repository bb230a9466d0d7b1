import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Header with the request id, in requests and responses. */
export const REQUEST_ID_HEADER = 'x-request-id';

const PLAIN_TOKEN = /^[\w-]{8,64}$/;

/**
 * Returns the request id of a trusted proxy if it is 8 to 64 letters, digits, hyphens and
 * underscores; else creates a new one.
 */
export const createRequestId =
  (isTrustedProxy: (address: string) => boolean) =>
  ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const given = headers[REQUEST_ID_HEADER];
    const isTaken = typeof given === 'string' && PLAIN_TOKEN.test(given) && isTrustedProxy(socket.remoteAddress ?? '');
    return isTaken ? given : randomUUID();
  };
