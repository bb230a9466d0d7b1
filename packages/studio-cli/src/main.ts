#!/usr/bin/env node
import { EXIT_CODES } from './exit-codes.ts';
import { run } from './run.ts';

const { stdout, stderr, env } = process;
const stop = new AbortController();

process.on('SIGINT', () => {
  if (stop.signal.aborted) process.exit(EXIT_CODES.interrupted);
  stop.abort();
});
process.once('SIGTERM', () => stop.abort());

// The upload engine logs every failed request. The command reports what matters to its user itself.
if (!env['STUDIO_DEBUG']) console.error = () => undefined;

try {
  process.exitCode = await run(process.argv.slice(2), {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    isTerminal: stderr.isTTY,
    variables: env,
    version: process.env['STUDIO_CLI_VERSION'] ?? '',
    stop: stop.signal,
  });
} catch (error) {
  stderr.write(`studio: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = EXIT_CODES.incomplete;
}
// An interrupted upload would go on reporting itself. What was written before is printed first.
stdout.write('', () => stderr.write('', () => process.exit()));
