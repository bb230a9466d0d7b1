import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

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
  await hasPrinted(server, 'is ready on');
  return server;
}

/** Waits until the program has printed a text. @throws Error with its output when it ends before */
export async function hasPrinted({ child, output, exited }: ServerProcess, text: string): Promise<void> {
  const printed = Promise.withResolvers<'printed'>();
  const look = () => output().out.includes(text) && printed.resolve('printed');
  child.stdout!.on('data', look);
  look();
  const ended = await Promise.race([printed.promise, exited]);
  child.stdout!.off('data', look);
  if (ended !== 'printed') throw new Error(`The server ended with code ${ended}: ${output().err}`);
}
