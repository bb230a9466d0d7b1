import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../../main.ts');

/** The server program in a process of its own. */
export interface ServerProcess {
  origin: string;
  child: ChildProcess;
  /** Standard output and standard error until now. */
  output: () => { out: string; err: string };
  /** Resolves with the exit code. */
  exited: Promise<number | null>;
}

/** @returns a port of the loopback interface that is free now */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts the program, without a demo company, and does not wait for it. @param environment settings in addition to the port */
export async function runServer(environment: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--conditions=@inspection-studio/source', MAIN], {
    env: { PATH: process.env['PATH'], PORT: String(port), STUDIO_SEED: 'none', STUDIO_WORKERS: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()));
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  return { origin: `http://127.0.0.1:${port}`, child, output: () => output, exited };
}

/** Starts the program and waits until it is ready. @throws Error with its output when it ends before */
export async function startServer(environment: Record<string, string>): Promise<ServerProcess> {
  const server = await runServer(environment);
  for (;;) {
    if (server.output().out.includes('is ready on')) return server;
    const ended = await Promise.race([
      server.exited,
      new Promise<'running'>((done) => setTimeout(done, 50, 'running')),
    ]);
    if (ended !== 'running') throw new Error(`The server ended with code ${ended}: ${server.output().err}`);
  }
}
