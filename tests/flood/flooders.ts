/** The attackers of the flood test, in a process of their own, all from one address. Prints how they fared as one line of JSON when its input ends. */
import { connect } from 'node:net';

/** Options of this process, as JSON in its first argument. */
export interface FloodOrder {
  port: number;
  /** Address that all of them come from. */
  localAddress: string;
  /** Connections that send half of a body, without a token. */
  halfOpenCount: number;
  /** Connections that request a file and do not read it. */
  slowReaderCount: number;
  /** Path and query of a file of some megabytes, more than the sockets of both sides hold. */
  filePath: string;
}

/** What this process reports. */
export interface FloodReport {
  /** Connections that were made, again after each that was closed. */
  connections: number;
  /** Connections that were open at the end. */
  open: number;
  /** Responses by status; one to a slow reader is not read. */
  statuses: Record<string, number>;
}

/** Pause before a closed connection is made again. */
const RECONNECT_MS = 3_000;
/** Time in which all connections are made the first time. */
const RAMP_MS = 5_000;

const order = JSON.parse(process.argv[2]!) as FloodOrder;
const report: FloodReport = { connections: 0, open: 0, statuses: {} };

const half = (path: string, type: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: ${body.length * 2}\r\n\r\n${body}`;
const HALF_BODIES = [
  half('/idp/token', 'application/x-www-form-urlencoded', 'grant_type=authorization_code&client_id=studio-app'),
  half('/idp/session/end', 'application/x-www-form-urlencoded', 'xsrf=0&logout='),
  half('/api/v2/sites', 'application/json', '{"name":"Pier'),
  half(
    '/api/v2/images/thumbnail',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="id"',
  ),
];
const slowRead = `GET ${order.filePath} HTTP/1.1\r\nhost: localhost\r\n\r\n`;

/** Keeps one connection, and makes it again when it is closed. */
function attack(request: string, isReading: boolean): void {
  const socket = connect({ port: order.port, host: '127.0.0.1', localAddress: order.localAddress });
  socket.on('connect', () => {
    report.connections += 1;
    report.open += 1;
    socket.write(request);
    socket.once('close', () => (report.open -= 1));
  });
  socket.on('error', () => undefined);
  socket.on('close', () => setTimeout(attack, RECONNECT_MS, request, isReading));
  if (!isReading) return void socket.pause();
  socket.once('data', (bytes) => {
    const status = /^HTTP\/1\.1 (\d+)/.exec(bytes.toString('latin1', 0, 16))?.[1] ?? 'none';
    report.statuses[status] = (report.statuses[status] ?? 0) + 1;
  });
}

for (let index = 0; index < order.halfOpenCount; index++)
  setTimeout(attack, (index / order.halfOpenCount) * RAMP_MS, HALF_BODIES[index % HALF_BODIES.length]!, true);
for (let index = 0; index < order.slowReaderCount; index++)
  setTimeout(attack, (index / order.slowReaderCount) * RAMP_MS, slowRead, false);

process.stdin.resume().on('end', () => {
  process.stdout.write(`${JSON.stringify(report)}\n`, () => process.exit(0));
});
