import { type AddressInfo, createServer, type Socket } from 'node:net';

/** For tests of a real clamd outside the package. */
export { pingClamd } from '../clamd-client.ts';

/** What clamd received on one connection. */
export interface ReceivedScan {
  /** First bytes up to the NUL. */
  command: string;
  /** Content, without the lengths of its chunks. */
  content: Buffer;
}

/**
 * How a fake clamd behaves: replies to the whole content once `until` resolves, or does something else with the connection,
 * which it gets before the content.
 */
export type ClamdBehaviour =
  | { reply: (content: Buffer) => string; until?: () => Promise<void> }
  | { onConnection: (socket: Socket) => void };

/** A server that speaks the protocol of clamd. */
export interface FakeClamd {
  address: { host: string; port: number };
  /** Changes how it behaves from the next connection on. */
  behave: (behaviour: ClamdBehaviour) => void;
  received: ReceivedScan[];
  /** Scans that were not answered yet at the same time, at most. */
  mostAtOnce: () => number;
  close: () => Promise<void>;
}

/** The EICAR test file, in two parts, so that scanners leave this file alone. */
export const EICAR = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('-'),
);

/** Answers like clamd with a signature of EICAR. */
export const likeClamd = (content: Buffer): string =>
  content.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';

/** Starts a fake clamd that finds EICAR, until it is told to behave otherwise. */
export async function startFakeClamd(): Promise<FakeClamd> {
  let behaviour: ClamdBehaviour = { reply: likeClamd };
  const received: ReceivedScan[] = [];
  const open = new Set<Socket>();
  const unanswered = new Set<Socket>();
  let most = 0;
  const server = createServer((socket) => {
    open.add(socket);
    unanswered.add(socket);
    most = Math.max(most, unanswered.size);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    const current = behaviour;
    if ('onConnection' in current) return current.onConnection(socket);
    let bytes = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk]);
      const scan = readScan(bytes);
      if (!scan) return;
      received.push(scan);
      void (current.until?.() ?? Promise.resolve()).then(() => {
        unanswered.delete(socket);
        socket.end(`${current.reply(scan.content)}\0`);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: { host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    behave: (next) => void (behaviour = next),
    received,
    mostAtOnce: () => most,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Reads command and content; null until the content is complete. */
function readScan(bytes: Buffer): ReceivedScan | null {
  const start = bytes.indexOf(0);
  if (start < 0) return null;
  const command = bytes.subarray(0, start).toString();
  if (command === 'zPING') return { command, content: Buffer.alloc(0) };
  const chunks: Buffer[] = [];
  for (let position = start + 1; position + 4 <= bytes.length;) {
    const length = bytes.readUInt32BE(position);
    if (length === 0) return { command, content: Buffer.concat(chunks) };
    chunks.push(bytes.subarray(position + 4, position + 4 + length));
    position += 4 + length;
  }
  return null;
}
