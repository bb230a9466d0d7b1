import type { Config } from '../config.ts';
import { explainDamage } from '../database/embedded/damaged-database.ts';
import { describeForLog } from '../observability/describe-for-log.ts';
import { StartError } from '../start-error.ts';

/** Time for everything but requests to close, such as the database. */
export const CLOSE_MS = 5_000;

type Close = () => Promise<unknown> | void;

/** Lifecycle of a process: registered shutdown steps, and whether it is stopping. */
export interface Lifetime {
  /** Registers a shutdown step. Steps run in reverse order. */
  opened: (close: Close) => void;
  /** True as soon as the process is asked to stop, so that readiness fails before anything is closed. */
  isStopping: () => boolean;
}

/** Formats an error: one line for a StartError, else a short redacted stack trace. */
export function describeError(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const trace = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at ') && !line.includes('node:'));
  const { type, message } = describeForLog(error);
  return [`${type}: ${message}`, ...trace.slice(0, 5)].map((line) => line.slice(0, 300)).join('\n');
}

type Start = (config: Config, lifetime: Lifetime) => Promise<void>;

/**
 * Runs this process: reads the configuration, calls what `load` imports, and shuts down on SIGINT,
 * SIGTERM, SIGHUP or a failure, also while it loads. The process still answers for `config.stopDelayMs`. Then running
 * requests have `config.stopMs` to end, and all else {@link CLOSE_MS} more.
 *
 * Exit codes: 0 after a signal, 1 after a failure or a second signal.
 */
export async function runProcess(load: () => Promise<Start>): Promise<void> {
  const closers: Close[] = [];
  let isStopping = false;
  let config: Config | null = null;

  async function stop(exitCode: number, delayMs: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(exitCode), delayMs + (config?.stopMs ?? 0) + CLOSE_MS).unref();
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

  /** Ignores errors caused by stopping. */
  function fail(error: unknown): void {
    if (isStopping) return;
    console.error(describeError(config ? explainDamage(config, error) : error));
    void stop(1, 0);
  }

  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // A second signal exits immediately.
      if (isStopping) process.exit(1);
      console.log('Stopping…');
      void stop(0, config?.stopDelayMs ?? 0);
    });
  }

  try {
    // Most of the code is imported only now: importing it first would leave a signal unanswered for a second.
    const { readConfig } = await import('../config.ts');
    config = readConfig();
    const start = await load();
    await start(config, { opened: (close) => closers.unshift(close), isStopping: () => isStopping });
  } catch (error) {
    fail(error);
  }
}
