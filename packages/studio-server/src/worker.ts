import { runProcess } from './start/run-process.ts';

/** Worker process: runs jobs and serves only health, readiness and metrics. */
await runProcess(async () => (await import('./start/start-worker-process.ts')).startWorkerProcess);
