import { runProcess } from './start/run-process.ts';

/** Server process: answers requests and, unless STUDIO_WORKERS is 0, runs jobs. */
await runProcess(async () => (await import('./start/start-server.ts')).startServer);
