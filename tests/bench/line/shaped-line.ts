import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A line between a browser and a server. */
export interface Line {
  /** Round trip in milliseconds, half of it in each direction. */
  rttMs: number;
  /** Bits per second in each direction, shared by all connections. */
  bitsPerSecond: number;
}

/** A running line. */
export interface ShapedLine {
  /** Port of the loopback address that leads to the server. */
  readonly port: number;
  close: () => void;
}

const TICK_MS = 1;
/** Bytes that a connection sends before the next one may. */
const TURN_BYTES = 16_384;
/** Bytes of a connection that wait for their turn. Its sender waits with further ones, as with a window of TCP. */
const WAITING_MAX_BYTES = 262_144;
/** A process that was kept from running catches up this much time. */
const CATCH_UP_MS = 50;

/** One direction of a connection. */
interface Flow {
  source: Socket;
  target: Socket;
  waiting: Buffer[];
  waitingBytes: number;
  /** The sender has closed its side. */
  isEnded: boolean;
}

/** One direction of the line. */
interface Direction {
  add: (source: Socket, target: Socket) => void;
  /** Moves the bytes that are due. */
  tick: () => void;
}

/**
 * Starts a line to a server on the loopback address. It delays and limits TCP in this process, so it needs no rights. A new
 * connection waits for a round trip, like a handshake. Delays are accurate to about a millisecond.
 *
 * @param serverPort where the line leads
 */
export async function startLine(line: Line, serverPort: number): Promise<ShapedLine> {
  const up = createDirection(line);
  const down = createDirection(line);
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (browser) => {
    const target = connect({ port: serverPort, host: '127.0.0.1', allowHalfOpen: true });
    for (const socket of [browser, target]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('close', () => sockets.delete(socket));
      // The other side learns of it when its own socket is closed.
      socket.on('error', () => (socket === browser ? target : browser).destroy());
    }
    void wait(line.rttMs).then(() => {
      up.add(browser, target);
      down.add(target, browser);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const timer = setInterval(() => {
    up.tick();
    down.tick();
  }, TICK_MS);
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      clearInterval(timer);
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Connections alternate, and what they send arrives after the delay. */
function createDirection({ rttMs, bitsPerSecond }: Line): Direction {
  const bytesPerMs = bitsPerSecond / 8 / 1000;
  const flows: Flow[] = [];
  const moving: { dueMs: number; flow: Flow; bytes: Buffer | null }[] = [];
  let allowance = 0;
  let lastMs = performance.now();

  function send(nowMs: number): void {
    const dueMs = nowMs + rttMs / 2;
    let flow: Flow | undefined;
    while (allowance > 0 && (flow = flows.shift())) {
      const bytes = take(flow);
      allowance -= bytes.length;
      if (bytes.length > 0) moving.push({ dueMs, flow, bytes });
      if (flow.waitingBytes < WAITING_MAX_BYTES) flow.source.resume();
      if (flow.waitingBytes > 0) flows.push(flow);
      else if (flow.isEnded) moving.push({ dueMs, flow, bytes: null });
    }
    // What an idle line did not send is lost.
    if (flows.length === 0) allowance = Math.min(allowance, bytesPerMs * TICK_MS);
  }

  function arrive(nowMs: number): void {
    const count = moving.findIndex(({ dueMs }) => dueMs > nowMs);
    for (const { flow, bytes } of moving.splice(0, count === -1 ? moving.length : count)) {
      if (bytes) flow.target.write(bytes);
      else flow.target.end();
    }
  }

  return {
    add(source, target) {
      const flow: Flow = { source, target, waiting: [], waitingBytes: 0, isEnded: false };
      source.on('data', (bytes: Buffer) => {
        if (flow.waitingBytes === 0) flows.push(flow);
        flow.waiting.push(bytes);
        flow.waitingBytes += bytes.length;
        if (flow.waitingBytes >= WAITING_MAX_BYTES) source.pause();
      });
      source.on('end', () => {
        flow.isEnded = true;
        if (flow.waitingBytes === 0) moving.push({ dueMs: performance.now() + rttMs / 2, flow, bytes: null });
      });
      source.resume();
    },
    tick() {
      const nowMs = performance.now();
      allowance = Math.min(allowance + (nowMs - lastMs) * bytesPerMs, CATCH_UP_MS * bytesPerMs);
      lastMs = nowMs;
      send(nowMs);
      arrive(nowMs);
    },
  };
}

/** Takes the bytes of one turn. */
function take(flow: Flow): Buffer {
  const [first = Buffer.alloc(0)] = flow.waiting;
  const bytes = first.subarray(0, TURN_BYTES);
  if (bytes.length < first.length) flow.waiting[0] = first.subarray(TURN_BYTES);
  else flow.waiting.shift();
  flow.waitingBytes -= bytes.length;
  return bytes;
}
