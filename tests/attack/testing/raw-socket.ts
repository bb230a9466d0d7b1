import { connect, type Socket } from 'node:net';

/** A client that sends what it likes. */
export interface RawClient {
  socket: Socket;
  /** Everything that was received so far. */
  received: () => string;
  /** Status of the first response; undefined when the connection closed without one. */
  status: Promise<number | undefined>;
  /** Resolves with the time in milliseconds after which the connection was closed. */
  closed: Promise<number>;
}

/**
 * Connects and sends bytes.
 *
 * @param from loopback address of the client, such as `127.0.0.2`
 */
export function sendBytes(port: number, from: string, bytes: string | Buffer): RawClient {
  const startedAt = performance.now();
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  let received = '';
  const status = Promise.withResolvers<number | undefined>();
  const closed = Promise.withResolvers<number>();
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
    const found = /^HTTP\/1\.1 (\d+)/.exec(received)?.[1];
    if (found) status.resolve(Number(found));
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    status.resolve(undefined);
    closed.resolve(performance.now() - startedAt);
  });
  socket.write(bytes);
  return { socket, received: () => received, status: status.promise, closed: closed.promise };
}

/** The head of a request; `host` is added if it is missing. */
export function headOf(method: string, path: string, headers: Record<string, string> = {}): string {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n');
}
