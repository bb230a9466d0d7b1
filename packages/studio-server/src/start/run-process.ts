import { type Config, readConfig } from '../config.ts';
import { describeForLog } from '../observability/describe-for-log.ts';
import { StartError } from '../start-error.ts';

type Close = () => Promise<unknown> | void;

/** From the start of a process to its end: what has to be closed, and whether it is closing. */
export interface Lifetime {
  /** Takes what has to be closed when the process stops; the last opened is closed first. */
  opened: (close: Close) => void;
  /** True from the request to stop on: readiness says so before anything is closed. */
  isStopping: () => boolean;
}

/** One sentence for what a person can mend; a short trace for a fault of the program, which tells no secret. */
export function describeError(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const trace = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at ') && !line.includes('node:'));
  const { type, message } = describeForLog(error);
  return [`${type}: ${message}`, ...trace.slice(0, 5)].map((line) => line.slice(0, 300)).join('\n');
}

/**
 * Runs this process: reads the configuration, calls `start`, and closes what
 * was opened when the process is asked to stop (SIGINT, SIGTERM, SIGHUP) or
 * something fails. Never takes longer over it than `config.stopMs`, after the
 * `config.stopDelayMs` during which it still answers.
 *
 * Exit codes: 0 after a request to stop, 1 after a failure or a second request.
 */
export async function runProcess(start: (config: Config, lifetime: Lifetime) => Promise<void>): Promise<void> {
  const closers: Close[] = [];
  let isStopping = false;
  let config: Config | null = null;

  async function stop(exitCode: number, delayMs: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(exitCode), delayMs + (config?.stopMs ?? 0)).unref();
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    for (const close of closers) {
      try {
        await close();
      } catch (error) {
        console.error(describeError(error));
      }
    }
    process.exit(exitCode);
  }

  /** What breaks off because the process stops is no news. */
  function fail(error: unknown): void {
    if (isStopping) return;
    console.error(describeError(error));
    void stop(1, 0);
  }

  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // The second time somebody insists.
      if (isStopping) process.exit(1);
      console.log('Stopping…');
      void stop(0, config?.stopDelayMs ?? 0);
    });
  }

  try {
    config = readConfig();
    await start(config, { opened: (close) => closers.unshift(close), isStopping: () => isStopping });
  } catch (error) {
    fail(error);
  }
}
