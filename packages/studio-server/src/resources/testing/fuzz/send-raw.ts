import { connect } from 'node:net';
import type { RawRequest } from './odd-requests.ts';

/** A raw response; `status` is 0 when the connection closed without one. */
export interface RawAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
  durationMs: number;
}

/** Joins the chunks of a body. */
function dechunk(body: Buffer): Buffer {
  const pieces: Buffer[] = [];
  for (let at = 0; at < body.length;) {
    const lineEnd = body.indexOf('\r\n', at);
    const length = Number.parseInt(body.toString('latin1', at, lineEnd), 16);
    if (lineEnd < 0 || !(length > 0)) break;
    pieces.push(body.subarray(lineEnd + 2, lineEnd + 2 + length));
    at = lineEnd + 2 + length + 2;
  }
  return Buffer.concat(pieces);
}

function parse(received: Buffer): Omit<RawAnswer, 'durationMs'> {
  const headEnd = received.indexOf('\r\n\r\n');
  if (headEnd < 0) return { status: 0, headers: {}, body: '' };
  const [first = '', ...lines] = received.toString('latin1', 0, headEnd).split('\r\n');
  const status = Number(first.split(' ')[1]);
  const rest = received.subarray(headEnd + 4);
  // '100 Continue' is not the response yet.
  if (status < 200) return parse(rest);
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const body = headers['transfer-encoding'] === 'chunked' ? dechunk(rest) : rest;
  return { status, headers, body: body.toString() };
}

/**
 * Sends a request byte for byte over a new connection, so that no client corrects it.
 *
 * @param timeoutMs time after which the connection is closed; the received bytes are the response
 */
export function sendRaw(port: number, request: RawRequest, timeoutMs: number): Promise<RawAnswer> {
  const started = performance.now();
  const lines = [
    `${request.method} ${request.target} HTTP/1.1`,
    'host: localhost',
    'connection: close',
    ...(request.headers.some(([name]) => name === 'transfer-encoding')
      ? []
      : [`content-length: ${request.body.length}`]),
    ...request.headers.map(([name, value]) => `${name}: ${value}`),
  ];
  return new Promise((resolve) => {
    const received: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    const timeout = setTimeout(() => socket.destroy(), timeoutMs);
    socket.on('data', (piece) => received.push(piece));
    // A server that rejects early closes the connection during the body.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timeout);
      resolve({ ...parse(Buffer.concat(received)), durationMs: performance.now() - started });
    });
    socket.write(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), request.body]));
  });
}
