import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isStalled, type Turn } from './stalled.ts';
import { StudioHttpError } from './studio-http-error.ts';
import type { TrafficLimits } from './traffic-limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body is a file, or a form with a file, which takes longer than other bodies. */
    isUpload?: true;
  }
}

/** A request whose body or response is not complete. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  isUpload: boolean;
  startedAt: number;
  /** Start of the current wait for the client, and the bytes that were sent or read by then. */
  waitingSince: number;
  movedBytes: number;
  isTimedOut: boolean;
}

/** How late a stalled connection is noticed. */
const CHECK_MS = 1_000;

/** Whether a part of the body is missing. Requests without a network connection have no such state. */
const isIncomplete = ({ complete }: { complete?: boolean }): boolean => complete === false;

function turnOf({ request, response }: Exchange): Turn {
  // Received bytes that nobody has consumed are the server's turn.
  if (isIncomplete(request)) return request.readableLength === 0 ? 'client-sends' : 'server';
  return response.headersSent && request.socket.writableLength > 0 ? 'client-reads' : 'server';
}

/** Bytes that the client sent, and that it or its kernel accepted. */
const movedOn = ({ socket }: IncomingMessage): number => socket.bytesRead + socket.bytesWritten - socket.writableLength;

function timeOut({ response, request }: Exchange): void {
  if (response.headersSent) {
    request.socket.destroy();
    return;
  }
  const body = JSON.stringify(new StudioHttpError(408).body);
  response
    .writeHead(408, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      connection: 'close',
    })
    // Ends the handler that reads the body too: after a response, Node.js does not report the lost connection to it.
    .end(body, () => request.destroy(Object.assign(new Error('The body is late.'), { code: 'ECONNRESET' })));
}

/**
 * Ends requests whose client does not send its body or does not read the response in time: 408 if no response has
 * begun, else the connection is closed. This includes the rest of a body after the request was rejected.
 */
export function endStalled(app: FastifyInstance, limits: TrafficLimits): void {
  const exchanges = new Set<Exchange>();

  const check = (exchange: Exchange, now: number) => {
    const { request, response } = exchange;
    if (request.socket.destroyed || (!isIncomplete(request) && response.writableFinished)) {
      exchanges.delete(exchange);
      return;
    }
    if (exchange.isTimedOut) {
      // The 408 was not read either.
      request.socket.destroy();
      return;
    }
    const turn = turnOf(exchange);
    const moved = movedOn(request);
    if (turn === 'server' || moved - exchange.movedBytes >= limits.progressBytes) {
      exchange.waitingSince = now;
      exchange.movedBytes = moved;
    }
    const isUpload = exchange.isUpload && !response.headersSent;
    const times = { ageMs: now - exchange.startedAt, waitingMs: now - exchange.waitingSince };
    if (!isStalled({ turn, isUpload, ...times }, limits)) return;
    exchange.isTimedOut = true;
    timeOut(exchange);
  };

  const checking = setInterval(
    () => {
      const now = performance.now();
      for (const exchange of exchanges) check(exchange, now);
    },
    Math.min(CHECK_MS, limits.bodyTimeoutMs),
  ).unref();

  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    const now = performance.now();
    exchanges.add({
      request: raw,
      response: reply.raw,
      isUpload: routeOptions.config.isUpload ?? false,
      startedAt: now,
      waitingSince: now,
      movedBytes: raw.socket.bytesRead,
      isTimedOut: false,
    });
  });
  app.addHook('onClose', async () => clearInterval(checking));
}
