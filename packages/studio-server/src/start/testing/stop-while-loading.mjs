import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';

// Node runs this file twice: `--import` loads it before the program, and `register` loads it as the program's hooks.
if (isMainThread) register(import.meta.url);

/** Asks the process to stop when it imports the HTTP server, and never finishes that import. */
export function resolve(specifier, context, nextResolve) {
  if (specifier !== 'fastify') return nextResolve(specifier, context);
  process.kill(process.pid, 'SIGTERM');
  return new Promise(() => {});
}
