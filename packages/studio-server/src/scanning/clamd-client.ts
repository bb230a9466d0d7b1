import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { ClamdAddress } from '../setting-values.ts';
import { readVerdict, type ScanVerdict } from './scan-verdict.ts';

const REPLY_MAX_BYTES = 4096;
const END_OF_STREAM = Buffer.alloc(4);
const CONNECT_TIMEOUT_MS = 5_000;

const unscanned = (reason: string): ScanVerdict => ({ kind: 'unscanned', reason });

/** Opens a connection. It ends after `timeoutMs`, whatever happens on it. */
async function open(address: ClamdAddress, timeoutMs: number): Promise<Socket> {
  const socket = connect(address);
  const timers = [
    setTimeout(() => socket.destroy(new Error('clamd did not answer in time.')), timeoutMs),
    setTimeout(() => socket.connecting && socket.destroy(new Error('clamd cannot be reached.')), CONNECT_TIMEOUT_MS),
  ];
  socket.once('close', () => timers.forEach(clearTimeout));
  await once(socket, 'connect');
  return socket;
}

/** Reads a reply up to its NUL. @throws Error when the connection ends before it */
async function readReply(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    sizeBytes += chunk.length;
    if (chunk.includes(0)) break;
    if (sizeBytes > REPLY_MAX_BYTES) throw new Error('The reply of clamd is too long.');
  }
  const [reply, ...rest] = Buffer.concat(chunks).toString('latin1').split('\0');
  if (rest.length === 0) throw new Error('clamd closed the connection before its reply.');
  return reply!;
}

/** Sends a stream in chunks with their length in front, as clamd reads them. @throws when the connection ends */
async function sendContent(socket: Socket, content: Readable): Promise<void> {
  const ended = new AbortController();
  socket.once('close', () => ended.abort());
  socket.write('zINSTREAM\0');
  for await (const chunk of content as AsyncIterable<Buffer>) {
    if (chunk.length === 0) continue;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    socket.write(length);
    if (!socket.write(chunk)) await once(socket, 'drain', { signal: ended.signal });
  }
  socket.write(END_OF_STREAM);
}

/**
 * Scans a stream with clamd, which gets the bytes and nothing else: no name and no path. Holds a few chunks in memory.
 *
 * A file counts as clean only after a complete reply to all of its bytes that says so. Without one, because clamd cannot be
 * reached, is late, closes the connection or reports an error, it is unscanned.
 *
 * @param timeoutMs for everything, from the connection to the reply
 * @throws an error of the stream
 */
export async function scanWithClamd(address: ClamdAddress, content: Readable, timeoutMs: number): Promise<ScanVerdict> {
  let socket: Socket | undefined;
  let streamError: unknown;
  let isSent = false;
  content.on('error', (error) => {
    streamError = error;
    socket?.destroy();
  });
  try {
    socket = await open(address, timeoutMs);
    if (streamError !== undefined) throw streamError;
    const reply = readReply(socket);
    // A write can fail after clamd has replied, for example that the file is too large. The reply counts.
    void sendContent(socket, content).then(
      () => (isSent = true),
      () => undefined,
    );
    const verdict = readVerdict(await reply);
    return verdict.kind === 'clean' && !isSent ? unscanned('clamd replied before it had all bytes.') : verdict;
  } catch (error) {
    if (streamError !== undefined) throw streamError;
    return unscanned(error instanceof Error ? error.message : String(error));
  } finally {
    socket?.destroy();
    content.destroy();
  }
}

/** Asks clamd whether it is there. @throws Error when it does not answer as clamd */
export async function pingClamd(address: ClamdAddress): Promise<void> {
  const socket = await open(address, CONNECT_TIMEOUT_MS);
  try {
    socket.write('zPING\0');
    const reply = await readReply(socket);
    if (reply !== 'PONG') throw new Error(`clamd answered ${JSON.stringify(reply.slice(0, 100))} to PING.`);
  } finally {
    socket.destroy();
  }
}
