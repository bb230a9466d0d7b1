import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, isIPv6, type Socket } from 'node:net';
import type { Order, Reply } from './orders.ts';

/** Runs in a network namespace of its own: opens connections to itself as its parent asks, and ends with it. */

const PORTS = [80, 443, 8080];
/** Open connections by the address of the client. */
const connections = new Map<string, Socket[]>();
const of = (from: string) => connections.get(from) ?? [];

/** Runs a program. @throws Error with what it wrote to stderr */
const run = (program: string, args: string[], input = '') => execFileSync(program, args, { input, stdio: 'pipe' });

async function start(addresses: string[]): Promise<number> {
  run('ip', ['link', 'set', 'lo', 'up']);
  for (const address of addresses) run('ip', ['-6', 'addr', 'add', `${address}/128`, 'dev', 'lo', 'nodad']);
  for (const port of PORTS) {
    const server = createServer((socket) => socket.on('error', () => undefined).resume());
    await once(server.listen(port, '::'), 'listening');
  }
  return 0;
}

/** @returns the connection, or null if it was refused */
async function open(from: string, port: number): Promise<Socket | null> {
  const socket = connect({ port, host: isIPv6(from) ? '::1' : '127.0.0.1', localAddress: from });
  try {
    await once(socket, 'connect');
    return socket;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return null;
    throw error;
  }
}

async function openAll(from: string, port: number, count: number): Promise<number> {
  const opened: Socket[] = [];
  for (let index = 0; index < count; index++) {
    const socket = await open(from, port);
    if (socket) opened.push(socket);
  }
  connections.set(from, [...of(from), ...opened]);
  return opened.length;
}

async function closeOne(from: string): Promise<number> {
  const socket = of(from).pop();
  if (!socket) throw new Error(`No connection from ${from} is open.`);
  await once(socket.resume().end(), 'close');
  return 0;
}

async function follow(order: Order): Promise<number> {
  switch (order.do) {
    case 'start':
      return start(order.addresses);
    case 'load':
      run('nft', ['-f', '-'], order.rules);
      return 0;
    case 'open':
      return openAll(order.from, order.port, order.count);
    case 'close':
      return closeOne(order.from);
  }
}

process.on('disconnect', () => process.exit());
process.on('message', (order: Order) => {
  const reply = (message: Reply) => process.send!(message);
  follow(order).then(
    (accepted) => reply({ accepted }),
    (error: Error) => reply({ error: error.message }),
  );
});
