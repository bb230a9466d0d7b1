import { PRODUCT_VERSION } from '@inspection-studio/domain/messages';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../config.ts';
import { describeForLog } from './describe-for-log.ts';

/** Logger that writes JSON lines. The fields `err` (an error) and `job` (a queued job) are redacted. */
export type Log = Logger;

export interface LogOptions {
  level: LogLevel;
  /** Role of this process: `api` or `worker`. */
  role: string;
  /** @default process.stderr */
  destination?: DestinationStream;
}

/** Reduces a job to what is logged: id, kind, inspection and attempt. */
function describeJob(job: { id: string; kind: string; attempt: number; payload?: unknown }) {
  const { projectId } = (job.payload ?? {}) as { projectId?: string };
  return { id: job.id, kind: job.kind, attempt: job.attempt, inspectionId: projectId };
}

/** Creates the log of this process: one JSON object per line with level, time (ISO 8601), role, version and process id. */
export function createLog({ level, role, destination = process.stderr }: LogOptions): Log {
  return pino(
    {
      level,
      base: { role, version: PRODUCT_VERSION, pid: process.pid },
      formatters: { level: (label) => ({ level: label }) },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (error: unknown) => describeForLog(error), job: describeJob },
    },
    destination,
  );
}
