import { PRODUCT_VERSION } from '@inspection-studio/domain';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../config.ts';
import { describeForLog } from './describe-for-log.ts';

/** Writes JSON lines. `err` is an error, `job` a job of the queue; both are cut to what may be known. */
export type Log = Logger;

export interface LogOptions {
  level: LogLevel;
  /** What this process does: `api` or `worker`. */
  role: string;
  /** The standard error unless told. */
  destination?: DestinationStream;
}

/** A job as it is logged: which, of which inspection, the how-manieth attempt. */
function describeJob(job: { id: string; kind: string; attempt: number; payload?: unknown }) {
  const { projectId } = (job.payload ?? {}) as { projectId?: string };
  return { id: job.id, kind: job.kind, attempt: job.attempt, inspectionId: projectId };
}

/** The log of this process: one JSON object a line with level, time (ISO 8601), role, version and process id. */
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
